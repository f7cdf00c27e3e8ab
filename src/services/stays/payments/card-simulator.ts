import { Temporal } from 'temporal-polyfill';
import { problem } from '#kit/fields/field';
import type { FieldProblems } from '#kit/refusals/refusal';

/** A card as the guest typed it. It is judged and forgotten: nothing of it is stored, logged or told back. */
export interface TypedCard {
  card_number?: string | null;
  card_name?: string | null;
  card_expiry?: string | null;
  card_cvc?: string | null;
}

const PAYS = '4242424242424242';
const DECLINED = '4000000000000002';
const EXPIRY = /^(0[1-9]|1[0-2])\/(\d{2})$/;

/**
 * What is wrong with the card, by field. The simulator knows its own two cards and no other, so that nobody's real one
 * ever seems to work.
 * @param today the company's day; a card is good to the end of its month
 */
export function cardProblems(card: TypedCard, today: string): FieldProblems {
  const number = digitsOf(card.card_number);
  const wrong: [string, string | undefined, string][] = [
    ['card_number', card.card_number ?? undefined, number === PAYS || number === DECLINED ? '' : 'card_number'],
    ['card_name', card.card_name ?? undefined, ''],
    ['card_expiry', card.card_expiry ?? undefined, expiryProblem(card.card_expiry ?? '', today)],
    ['card_cvc', card.card_cvc ?? undefined, /^\d{3,4}$/.test(card.card_cvc ?? '') ? '' : 'card_cvc'],
  ];
  return Object.fromEntries(
    wrong.flatMap(([field, sent, rule]) => {
      if (sent === undefined || sent === '') return [[field, [problem('required')]]];
      return rule ? [[field, [problem(rule)]]] : [];
    }),
  );
}

/** Whether the bank of the simulator refuses the card. */
export const isDeclined = ({ card_number }: TypedCard): boolean => digitsOf(card_number) === DECLINED;

function expiryProblem(text: string, today: string): '' | 'card_expiry' | 'card_expired' {
  const [, month, year] = EXPIRY.exec(text) ?? [];
  if (!month || !year) return 'card_expiry';
  const last = Temporal.PlainYearMonth.from({ year: 2000 + Number(year), month: Number(month) });
  const now = Temporal.PlainDate.from(today).toPlainYearMonth();
  return Temporal.PlainYearMonth.compare(last, now) < 0 ? 'card_expired' : '';
}

const digitsOf = (text: string | null | undefined): string => (text ?? '').replace(/[ -]/g, '');
