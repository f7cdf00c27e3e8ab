import type { Bilingual } from '#kit/language/language';

/** The rule that sets the price of a night. */
export interface AppliedRule {
  id: number;
  name: Bilingual;
}

export interface LengthDiscount {
  nights: number;
  percent: number;
}

export const PRICE_LINE_KINDS = [
  'nights',
  'length_discount',
  'extra_guests',
  'retained',
  'cleaning',
  'deposit',
] as const;
export type PriceLineKind = (typeof PRICE_LINE_KINDS)[number];

/** A line of the explained price, as bookings store it. */
export interface PriceLine {
  kind: PriceLineKind;
  label: Bilingual;
  quantity: number;
  unit_price_cents: number;
  /** Negative for a discount. */
  amount_cents: number;
}

export interface PriceParts {
  nightRates: readonly number[];
  rules: readonly (AppliedRule | null)[];
  discount: (LengthDiscount & { amountCents: number }) | null;
  /** `quantity` counts guests by night. */
  extraGuests: { quantity: number; feeCents: number };
  cleaningFeeCents: number;
  depositCents: number;
}

/** Label of nights at the price of the stay. */
export const NIGHTS: Bilingual = { en: 'Nights', ar: 'الليالي' };
export const EXTRA_GUESTS: Bilingual = { en: 'Extra guests', ar: 'ضيوف إضافيون' };
const RETAINED: Bilingual = { en: 'Nights given up', ar: 'ليالٍ تم التنازل عنها' };
const CLEANING: Bilingual = { en: 'Cleaning', ar: 'التنظيف' };
export const DEPOSIT_LABEL: Bilingual = { en: 'Refundable deposit', ar: 'مبلغ تأمين مسترد' };

/** Lines without an amount are left out. Their sum is what has to be paid. */
export function priceLines(parts: PriceParts): PriceLine[] {
  const { nightRates, rules, discount, extraGuests, cleaningFeeCents, depositCents } = parts;
  const lines = [
    ...runsOf(nightRates, rules),
    ...(discount ? [line('length_discount', discountLabel(discount), 1, -discount.amountCents)] : []),
    line('extra_guests', EXTRA_GUESTS, extraGuests.quantity, extraGuests.feeCents),
  ];
  return withFees(lines, { retainedCents: 0, cleaningFeeCents, depositCents });
}

/** Adds the lines that are no price of nights or guests. */
export const withFees = (
  lines: readonly PriceLine[],
  {
    retainedCents,
    cleaningFeeCents,
    depositCents,
  }: Record<'retainedCents' | 'cleaningFeeCents' | 'depositCents', number>,
): PriceLine[] =>
  [
    ...lines,
    line('retained', RETAINED, 1, retainedCents),
    line('cleaning', CLEANING, 1, cleaningFeeCents),
    line('deposit', DEPOSIT_LABEL, 1, depositCents),
  ].filter(({ amount_cents }) => amount_cents !== 0);

/** Whether there is more to explain than one price per night and cleaning. */
export const isDetailed = (lines: readonly PriceLine[]): boolean =>
  lines.filter(({ kind }) => kind !== 'cleaning').length > 1;

export const line = (kind: PriceLineKind, label: Bilingual, quantity: number, unitPriceCents: number): PriceLine => ({
  kind,
  label,
  quantity,
  unit_price_cents: unitPriceCents,
  amount_cents: quantity * unitPriceCents,
});

/** One line for nights in a row with the same price by the same rule. */
export function runsOf(nightRates: readonly number[], rules: readonly (AppliedRule | null)[]): PriceLine[] {
  const starts = nightRates.flatMap((cents, index) => {
    const isContinued = index > 0 && cents === nightRates[index - 1] && rules[index]?.id === rules[index - 1]?.id;
    return isContinued ? [] : [index];
  });
  return starts.map((start, position) => {
    const end = starts[position + 1] ?? nightRates.length;
    return line('nights', rules[start]?.name ?? NIGHTS, end - start, nightRates[start]!);
  });
}

export const discountLabel = ({ nights, percent }: LengthDiscount): Bilingual => ({
  en: `${percent} % off from ${nights} nights`,
  ar: `خصم ${percent}٪ ابتداءً من ${arabicNights(nights)}`,
});

function arabicNights(nights: number): string {
  if (nights === 2) return 'ليلتين';
  return nights <= 10 ? `${nights} ليالٍ` : `${nights} ليلة`;
}
