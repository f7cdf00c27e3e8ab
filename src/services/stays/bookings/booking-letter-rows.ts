import { formatAmount, formatDay } from '#kit/language/formatting';
import type { LetterRow } from '#kit/mail/letter';
import type { Say } from '#kit/mail/letters';
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
>;

/** Location of the stay and contact details of the company; empty values are omitted. */
interface ContactDetails {
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
  const rows: [key: string, value: string][] = [
    ['reference', reference],
    ['stay', stayTitle[locale] || stayTitle.en],
    ['place', place],
    ['check_in', say('mail.booking.from', { day: formatDay(checkIn, locale), time: checkInTime })],
    ['check_out', say('mail.booking.until', { day: formatDay(checkOut, locale), time: checkOutTime })],
    ['guests', String(guests)],
    ['total', formatAmount(booking.totalCents, booking.currency, locale)],
    ['contact', [contact_phone, contact_email].filter(Boolean).join(' · ')],
  ];
  return rows.filter(([, value]) => value !== '').map(([key, value]) => ({ label: say(`mail.booking.${key}`), value }));
}
