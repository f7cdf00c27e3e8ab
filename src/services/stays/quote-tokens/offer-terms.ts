import { stepsOf } from '../cancellation/policy';
import type { WantedNights } from '../nights/nights';
import { type AppliedRule, NIGHTS } from '../prices/price-lines';
import { stayPrice } from '../prices/stay-price';
import type { Offer, OfferedStay } from './offer';

type Run = [nights: number, cents: number, label: number | null];

/** An offer in few characters: what its price and policy are computed from. Amounts are cents. */
export interface OfferTerms {
  /** Nights in a row with the same price by the same rule. */
  n: Run[];
  /** Names of the rules, in English and Arabic; empty where they do not fit. */
  l: [en: string, ar: string][];
  /** Length discount. */
  d: [nights: number, percent: number] | null;
  /** Guests above the number pay the fee. */
  e: [from: number | null, cents: number];
  cleaning: number;
  deposit: number;
  zone: string;
  /** Steps of the policy. */
  p: [untilMs: number, percent: number][];
}

/** @param stay priced, so for a number of nights that can be booked */
export function termsOf(stay: OfferedStay, { policy }: Offer): OfferTerms {
  const { nights, rules, discount } = stay.priced!;
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
    e: [stay.extraGuestFrom, stay.extraGuestFeeCents],
    cleaning: stay.cleaningFeeCents,
    deposit: stay.depositCents,
    zone: policy[0]!.time_zone,
    p: policy.map(({ until, refund_percent }) => [Date.parse(until), refund_percent]),
  };
}

/** The offer as it was made. */
export function offerFrom({ n, l, d, e, ...terms }: OfferTerms, wanted: WantedNights): Offer {
  const rules = n.flatMap(([count, , label]) => {
    const name = label === null ? undefined : l[label];
    const rule = label === null ? null : { id: label, name: name ? { en: name[0], ar: name[1] } : NIGHTS };
    return Array<AppliedRule | null>(count).fill(rule);
  });
  const price = stayPrice(
    {
      nightlyRateCents: n[0]![1],
      cleaningFeeCents: terms.cleaning,
      extraGuestFrom: e[0],
      extraGuestFeeCents: e[1],
      depositCents: terms.deposit,
    },
    {
      nights: n.flatMap(([count, cents]) => Array<number>(count).fill(cents)),
      rules,
      discount: d && { nights: d[0], percent: d[1] },
    },
    wanted,
    wanted.guests,
  );
  const deadlines = terms.p.map(([untilMs, percent]) => ({ untilMs, percent }));
  return { price, policy: stepsOf(deadlines, terms.zone, price) };
}

function distinctRules(rules: readonly (AppliedRule | null)[]): AppliedRule[] {
  const byId = new Map(rules.filter(rule => rule !== null).map(rule => [rule.id, rule]));
  return [...byId.values()];
}
