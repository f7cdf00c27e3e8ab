import type { Bilingual } from '#kit/language/language';
import { type Nights, nightCount, nightsOf, type WantedNights } from '../nights/nights';
import {
  type AppliedRule,
  discountLabel,
  EXTRA_GUESTS,
  line,
  NIGHTS,
  type PriceLine,
  runsOf,
} from '../prices/price-lines';
import { discountOf, extraGuestsOf } from '../prices/stay-price';
import { toDollars } from '../whole-dollars';
import type { QuotedNights } from '../quote-tokens/quoted-nights';

/** The price of a booking before its nights change, in cents. */
export interface BookedPrice extends Nights {
  guests: number;
  /** The price of each night. */
  nights: number[];
  nightsCents: number;
  lengthDiscountCents: number;
  extraGuestCents: number;
  lines: readonly PriceLine[];
}

/** The current price of all new nights. Kept nights are not charged again. */
export type CurrentPrice = QuotedNights;

export interface ChangedPrice {
  nightRates: number[];
  nightsCents: number;
  lengthDiscountCents: number;
  extraGuestCents: number;
  subtotalCents: number;
  /** Booked price of the cancelled nights and guests. */
  cancelledCents: number;
  /** Nights, discount and extra guests. */
  lines: PriceLine[];
}

interface ExtraGuests {
  cents: number;
  lines: PriceLine[];
}

/** Nights, discount and extra guests of a booking, in cents. */
export const subtotalOf = (
  price: Pick<BookedPrice, 'nightsCents' | 'lengthDiscountCents' | 'extraGuestCents'>,
): number => price.nightsCents - price.lengthDiscountCents + price.extraGuestCents;

/** Kept nights keep their price; the discount for the length and extra guests are computed again. */
export function changedPrice(booked: BookedPrice, wanted: WantedNights, current: CurrentPrice): ChangedPrice {
  const { nightRates, rules, keptCount, keptCents } = mergedNights(booked, wanted, current);
  const count = nightRates.length;
  const bookedCount = booked.nights.length;
  const nightsCents = sum(nightRates);
  const extra = extraGuests(booked, wanted, current, keptCount);
  const bookedCents = subtotalOf(booked);
  const hasOnlyLess = keptCount === count && wanted.guests <= booked.guests;
  const computedCents = current.discount ? discountOf(nightsCents, current.discount) : 0;
  // Cancelling nights never costs more, even if a length discount is lost.
  const lengthDiscountCents = hasOnlyLess
    ? Math.max(computedCents, nightsCents + extra.cents - bookedCents)
    : computedCents;
  // A discount that the change adds applies to the whole price and does not raise the credit for cancelled nights.
  const keptDiscountCents = Math.min(
    shareOf(lengthDiscountCents, keptCents, nightsCents),
    shareOf(booked.lengthDiscountCents, keptCents, booked.nightsCents),
  );
  const keptFeeCents = Math.min(
    shareOf(booked.extraGuestCents, keptCount, bookedCount),
    wanted.guests < booked.guests ? shareOf(extra.cents, keptCount, count) : Number.POSITIVE_INFINITY,
  );
  const keptValueCents = toDollars(keptCents - keptDiscountCents + keptFeeCents);
  const isLess = keptCount < bookedCount || wanted.guests < booked.guests;
  return {
    nightRates,
    nightsCents,
    lengthDiscountCents,
    extraGuestCents: extra.cents,
    subtotalCents: nightsCents - lengthDiscountCents + extra.cents,
    cancelledCents: isLess ? Math.min(bookedCents, Math.max(0, bookedCents - keptValueCents)) : 0,
    lines: [...runsOf(nightRates, rules), ...discountLines(booked, current, lengthDiscountCents), ...extra.lines],
  };
}

function mergedNights(booked: BookedPrice, wanted: Nights, current: CurrentPrice) {
  const labels = nightLabels(booked);
  const keptRates = new Map(nightsOf(booked).map((day, index) => [day, index]));
  const known = new Map(current.rules.flatMap(rule => (rule ? [[textOf(rule.name), rule] as const] : [])));
  const ruleOf = (label: Bilingual): AppliedRule | null => {
    const text = textOf(label);
    if (text === textOf(NIGHTS)) return null;
    const rule = known.get(text) ?? { id: -1 - known.size, name: label };
    known.set(text, rule);
    return rule;
  };
  const merged = nightsOf(wanted).map((day, index) => {
    const kept = keptRates.get(day);
    return kept === undefined
      ? { cents: current.nights[index]!, rule: current.rules[index] ?? null, isKept: false }
      : { cents: booked.nights[kept]!, rule: ruleOf(labels[kept] ?? NIGHTS), isKept: true };
  });
  const kept = merged.filter(({ isKept }) => isKept);
  return {
    nightRates: merged.map(({ cents }) => cents),
    rules: merged.map(({ rule }) => rule),
    keptCount: kept.length,
    keptCents: sum(kept.map(({ cents }) => cents)),
  };
}

/** Stored labels have their languages in another order. */
const textOf = ({ en, ar }: Bilingual): string => JSON.stringify([en, ar]);

/** Label of each booked night. */
const nightLabels = ({ lines }: Pick<BookedPrice, 'lines'>): Bilingual[] =>
  lines.flatMap(({ kind, label, quantity }) => (kind === 'nights' ? Array<Bilingual>(quantity).fill(label) : []));

/** With the same number of guests, kept nights keep their fee and added nights have that of today. */
function extraGuests(booked: BookedPrice, wanted: WantedNights, current: CurrentPrice, keptCount: number): ExtraGuests {
  const count = nightCount(wanted);
  const extra = extraGuestsOf(current, wanted.guests);
  const isSame = wanted.guests === booked.guests;
  const addedLine = (nights: number) => line('extra_guests', EXTRA_GUESTS, extra * nights, current.extraGuestFeeCents);
  if (!isSame) return withSum([addedLine(count)]);
  const before = booked.lines
    .filter(({ kind }) => kind === 'extra_guests')
    .map(({ quantity, unit_price_cents }) => ({ quantity, unit: unit_price_cents }));
  const bookedCount = booked.nights.length;
  const fees = new Set(before.map(({ unit }) => unit));
  // Bookings that were changed before may have paid two fees; then each night counts with the average.
  if (fees.size > 1) {
    const keptCents = toDollars((booked.extraGuestCents * keptCount) / bookedCount);
    return withSum([line('extra_guests', EXTRA_GUESTS, 1, keptCents), addedLine(count - keptCount)]);
  }
  const [first] = before;
  const keptQuantity = first ? (first.quantity * keptCount) / bookedCount : 0;
  if (first && first.unit === current.extraGuestFeeCents) {
    return withSum([line('extra_guests', EXTRA_GUESTS, keptQuantity + extra * (count - keptCount), first.unit)]);
  }
  return withSum([line('extra_guests', EXTRA_GUESTS, keptQuantity, first?.unit ?? 0), addedLine(count - keptCount)]);
}

function withSum(lines: PriceLine[]): ExtraGuests {
  const used = lines.filter(({ amount_cents }) => amount_cents !== 0);
  return { cents: sum(used.map(({ amount_cents }) => amount_cents)), lines: used };
}

function discountLines({ lines }: BookedPrice, { discount }: CurrentPrice, cents: number): PriceLine[] {
  if (cents === 0) return [];
  const before = lines.find(({ kind }) => kind === 'length_discount')?.label;
  const label = discount ? discountLabel(discount) : before;
  return [line('length_discount', label ?? { en: 'Discount', ar: 'خصم' }, 1, -cents)];
}

const shareOf = (cents: number, part: number, whole: number): number => (whole === 0 ? 0 : (cents * part) / whole);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0);
