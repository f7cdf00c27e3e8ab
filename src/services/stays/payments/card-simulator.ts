import { Temporal } from 'temporal-polyfill';
import { problem } from '#kit/fields/field';
import type { FieldProblems } from '#kit/refusals/refusal';

/** Card data as entered. It is never stored, logged or returned. */
export interface CardInput {
  card_number?: string | null;
  card_name?: string | null;
  card_expiry?: string | null;
  card_cvc?: string | null;
}

const PAYS = '4242424242424242';
const DECLINED = '4000000000000002';
const EXPIRY = /^(0[1-9]|1[0-2])\/(\d{2})$/;

/** Only the two test cards are accepted; a card is valid to the end of its month. @param today the company's day */
export function cardProblems(card: CardInput, today: string): FieldProblems {
  const number = digitsOf(card.card_number);
  const rules: [string, string | undefined, string][] = [
    ['card_number', card.card_number ?? undefined, number === PAYS || number === DECLINED ? '' : 'card_number'],
    ['card_name', card.card_name ?? undefined, ''],
    ['card_expiry', card.card_expiry ?? undefined, expiryProblem(card.card_expiry ?? '', today)],
    ['card_cvc', card.card_cvc ?? undefined, /^\d{3,4}$/.test(card.card_cvc ?? '') ? '' : 'card_cvc'],
  ];
  return Object.fromEntries(
    rules.flatMap(([field, sent, rule]) => {
      if (sent === undefined || sent === '') return [[field, [problem('required')]]];
      return rule ? [[field, [problem(rule)]]] : [];
    }),
  );
}

export const isDeclined = ({ card_number }: CardInput): boolean => digitsOf(card_number) === DECLINED;

function expiryProblem(text: string, today: string): '' | 'card_expiry' | 'card_expired' {
  const [, month, year] = EXPIRY.exec(text) ?? [];
  if (!month || !year) return 'card_expiry';
  const last = Temporal.PlainYearMonth.from({ year: 2000 + Number(year), month: Number(month) });
  const now = Temporal.PlainDate.from(today).toPlainYearMonth();
  return Temporal.PlainYearMonth.compare(last, now) < 0 ? 'card_expired' : '';
}

const digitsOf = (text: string | null | undefined): string => (text ?? '').replace(/[ -]/g, '');
