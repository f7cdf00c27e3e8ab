interface PricedChoice {
  price_cents: number;
  supplement_cents: number;
}

/** Savings compared with ordering the cheapest choices separately, at least 0; 0 if a slot has no choices. */
export function savingsCents(priceCents: number, slots: readonly (readonly PricedChoice[])[]): number {
  if (slots.length === 0 || slots.some(choices => choices.length === 0)) return 0;
  const cheapest = slots.map(choices => choices.reduce(cheaper));
  const single = cheapest.reduce((sum, choice) => sum + choice.price_cents, 0);
  const supplements = cheapest.reduce((sum, choice) => sum + choice.supplement_cents, 0);
  return Math.max(0, single - priceCents - supplements);
}

function cheaper(one: PricedChoice, other: PricedChoice): PricedChoice {
  const difference = one.price_cents - other.price_cents || one.supplement_cents - other.supplement_cents;
  return difference <= 0 ? one : other;
}
