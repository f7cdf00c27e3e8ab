import { formatAmount, formatDay } from '#kit/language/formatting';
import type { Language } from '#kit/language/language';
import type { LetterRow } from '#mail/letter';
import type { Say } from '#mail/letters';
import type { PolicyStep } from '../cancellation/policy';
import { isDetailed, type PriceLine } from '../prices/price-lines';
import type { BookingRow } from './booking.queries';

export type LetterBooking = Pick<
  BookingRow,
  | 'locale'
  | 'reference'
  | 'stayTitle'
  | 'checkIn'
  | 'checkInTime'
  | 'checkOut'
  | 'checkOutTime'
  | 'guests'
  | 'totalCents'
  | 'currency'
> & {
  // Missing in mails that an earlier version queued.
  lines?: readonly PriceLine[];
  /** Only in mails that list the policy. */
  policy?: readonly PolicyStep[];
  depositCents?: number;
  /** Refund of a change of dates. */
  changeRefundCents?: number;
  /** Why staff changed the dates. */
  changeReason?: string;
};

/** Location of the stay and contact details of the company; empty values are omitted. */
export interface ContactDetails {
  place: string;
  contact_email: string;
  contact_phone: string;
}

export function bookingRows(
  booking: LetterBooking,
  { place, contact_email, contact_phone }: ContactDetails,
  say: Say,
): LetterRow[] {
  const { locale, reference, stayTitle, checkIn, checkInTime, checkOut, checkOutTime, guests } = booking;
  const amount = (cents: number) => formatAmount(cents, booking.currency, locale);
  const labelled = ([key, value]: [key: string, value: string]): LetterRow => ({
    label: say(`mail.booking.${key}`),
    value,
  });
  const before: [key: string, value: string][] = [
    ['reference', reference],
    ['stay', stayTitle[locale] || stayTitle.en],
    ['place', place],
    ['check_in', say('mail.booking.from', { day: formatDay(checkIn, locale), time: checkInTime })],
    ['check_out', say('mail.booking.until', { day: formatDay(checkOut, locale), time: checkOutTime })],
    ['guests', String(guests)],
  ];
  const { totalCents, depositCents = 0 } = booking;
  const after: [key: string, value: string][] = [
    ['total', amount(totalCents)],
    ['to_pay', depositCents > 0 ? amount(totalCents + depositCents) : ''],
    ['change_returned', booking.changeRefundCents ? amount(booking.changeRefundCents) : ''],
    ['change_reason', booking.changeReason ?? ''],
    ['contact', [contact_phone, contact_email].filter(Boolean).join(' · ')],
  ];
  return [
    ...before.map(labelled),
    ...priceRows(booking.lines ?? [], locale, amount, say),
    ...after.map(labelled),
    ...policyRows(booking.policy ?? [], locale, amount, say),
  ].filter(({ value }) => value !== '');
}

function policyRows(
  policy: readonly PolicyStep[],
  locale: Language,
  amount: (cents: number) => string,
  say: Say,
): LetterRow[] {
  return policy.map(({ until_local, refund_cents }) => {
    const [day, time] = until_local.split('T') as [string, string];
    return {
      label: say('mail.booking.cancel_until', { day: formatDay(day, locale), time: time.slice(0, 5) }),
      value: say('mail.booking.returned', { amount: amount(refund_cents) }),
    };
  });
}

/** None for a price without discounts, extra guests and changing rates: its total is enough. */
function priceRows(
  lines: readonly PriceLine[],
  locale: Language,
  amount: (cents: number) => string,
  say: Say,
): LetterRow[] {
  if (!isDetailed(lines)) return [];
  return lines.map(({ label, quantity, unit_price_cents, amount_cents }) => ({
    label: label[locale],
    value:
      quantity === 1
        ? amount(amount_cents)
        : say('mail.booking.line', { quantity, unit: amount(unit_price_cents), amount: amount(amount_cents) }),
  }));
}
