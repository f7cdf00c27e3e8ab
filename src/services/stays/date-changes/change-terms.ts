import type { Bilingual } from '#kit/language/language';
import { NIGHTS, type AppliedRule } from '../prices/price-lines';
import type { CurrentPrice } from './change-price';

/** The price of new nights in few characters, for the token of a preview. Amounts are cents. */
export interface ChangeTerms {
  /** Nights in a row with the same price by the same rule. */
  n: [nights: number, cents: number, label: number | null][];
  /** Names of the rules, in English and Arabic; empty where they do not fit. */
  l: [en: string, ar: string][];
  /** Length discount. */
  d: [nights: number, percent: number] | null;
  /** Guests above the number pay the fee. */
  e: [from: number | null, cents: number];
}

export function termsOf({ nights, rules, discount, extraGuestFrom, extraGuestFeeCents }: CurrentPrice): ChangeTerms {
  const names: Bilingual[] = [];
  const labelOf = (rule: AppliedRule | null | undefined): number | null => {
    if (!rule) return null;
    const known = names.findIndex(({ en, ar }) => en === rule.name.en && ar === rule.name.ar);
    return known === -1 ? names.push(rule.name) - 1 : known;
  };
  const runs: ChangeTerms['n'] = [];
  nights.forEach((cents, index) => {
    const label = labelOf(rules[index]);
    const last = runs.at(-1);
    if (last?.[1] === cents && last[2] === label) last[0] += 1;
    else runs.push([1, cents, label]);
  });
  return {
    n: runs,
    l: names.map(({ en, ar }) => [en, ar]),
    d: discount && [discount.nights, discount.percent],
    e: [extraGuestFrom, extraGuestFeeCents],
  };
}

export function priceOfTerms({ n, l, d, e }: ChangeTerms): CurrentPrice {
  const ruleOf = (label: number | null): AppliedRule | null => {
    if (label === null) return null;
    const name = l[label];
    return { id: label, name: name ? { en: name[0], ar: name[1] } : NIGHTS };
  };
  return {
    nights: n.flatMap(([count, cents]) => Array<number>(count).fill(cents)),
    rules: n.flatMap(([count, , label]) => Array<AppliedRule | null>(count).fill(ruleOf(label))),
    discount: d && { nights: d[0], percent: d[1] },
    extraGuestFrom: e[0],
    extraGuestFeeCents: e[1],
  };
}
