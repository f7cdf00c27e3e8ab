import { type IssuedToken, MAX_TOKEN_LENGTH, NO_TOKEN } from '#shared/quote-tokens/quote-token';
import { type AppliedRule, NIGHTS } from '../prices/price-lines';
import type { PricedNights, PriceTerms } from '../prices/stay-price';

/** Values that the price of nights and extra guests depends on. */
export type QuotedNights = PricedNights & Pick<PriceTerms, 'extraGuestFrom' | 'extraGuestFeeCents'>;

/** @param stay priced, so for a number of nights that can be booked */
export const quotedNightsOf = ({
  priced,
  extraGuestFrom,
  extraGuestFeeCents,
}: Pick<PriceTerms, 'extraGuestFrom' | 'extraGuestFeeCents'> & { priced: PricedNights | null }): QuotedNights => ({
  ...priced!,
  extraGuestFrom,
  extraGuestFeeCents,
});

type Run = [nights: number, cents: number, label: number | null];

/** Quoted nights in few characters. Amounts are cents. */
export interface NightsTerms {
  /** Nights in a row with the same price by the same rule. */
  n: Run[];
  /** Names of the rules, in English and Arabic; empty if they do not fit. */
  l: [en: string, ar: string][];
  /** Length discount. */
  d: [nights: number, percent: number] | null;
  /** Number of guests above which each extra guest pays the fee. */
  e: [from: number | null, cents: number];
}

export function nightsTerms({
  nights,
  rules,
  discount,
  extraGuestFrom,
  extraGuestFeeCents,
}: QuotedNights): NightsTerms {
  const applied = distinctRules(rules);
  const runs: Run[] = [];
  nights.forEach((cents, index) => {
    const label = rules[index] ? applied.findIndex(({ id }) => id === rules[index]!.id) : null;
    const last = runs.at(-1);
    if (last?.[1] === cents && last[2] === label) last[0] += 1;
    else runs.push([1, cents, label]);
  });
  return {
    n: runs,
    l: applied.map(({ name }) => [name.en, name.ar]),
    d: discount && [discount.nights, discount.percent],
    e: [extraGuestFrom, extraGuestFeeCents],
  };
}

export function nightsFrom({ n, l, d, e }: NightsTerms): QuotedNights {
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

/** Makes a token that fits into a request: without the names of rules if it would be too long, or none. */
export function shortToken<Terms extends NightsTerms>(
  terms: Terms,
  make: (terms: Terms) => IssuedToken,
): IssuedToken | typeof NO_TOKEN {
  const fits = ({ quoteToken }: IssuedToken) => quoteToken.length <= MAX_TOKEN_LENGTH;
  const named = make(terms);
  if (fits(named)) return named;
  const unnamed = make({ ...terms, l: [] });
  return fits(unnamed) ? unnamed : NO_TOKEN;
}

function distinctRules(rules: readonly (AppliedRule | null)[]): AppliedRule[] {
  const byId = new Map(rules.filter(rule => rule !== null).map(rule => [rule.id, rule]));
  return [...byId.values()];
}
