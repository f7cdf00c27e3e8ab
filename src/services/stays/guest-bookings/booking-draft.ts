import { randomBytes, randomInt } from 'node:crypto';
import { bodyColumns, NO_COLUMN } from '#kit/database/body-columns';
import { searchText } from '#kit/language/search-text';
import type { IdempotencyToken } from '#idempotency/stored-responses';
import type { Language } from '#kit/language/language';
import type { ReturnUrls } from '#money/payments/return-urls';
import type { BookableStay } from '../availability/availability.queries';
import type { CompanyMoment } from '../nights/company-time';
import type { Booking } from '../bookings/booking.entity';
import { deadlineMs } from '../cancellation/policy';
import { priceColumns } from '../prices/stay-price';
import type { AgreedOffer } from './booking-evaluation.service';
import type { BookingBody } from './bookings.dto';
import type { FirstPayment } from './placement-payment';

export type BookingDraft = Omit<
  Booking,
  | 'id'
  | 'receipt'
  | 'bodyHash'
  | 'visitorHash'
  | 'adminNotes'
  | 'reviewedAt'
  | 'depositKeptCents'
  | 'depositReason'
  | 'depositReturnsAt'
  | 'depositSettledAt'
  | 'calendarUid'
  | 'changeCount'
  | 'calendarSequence'
  | 'calendarChangedAt'
>;

/** The columns of a new booking, with the price and policy of the offer and the current times. */
export function bookingDraft(
  body: BookingBody,
  { stay, offer }: { stay: BookableStay; offer: AgreedOffer },
  moment: CompanyMoment,
  payment: FirstPayment,
  language: Language,
  returnUrls: ReturnUrls | null,
): BookingDraft {
  const { price, policy, shownCents } = offer;
  const reference = bookingReference(randomInt);
  const placedAt = new Date(moment.now.epochMilliseconds);
  return {
    ...bookingColumns(body),
    ...payment,
    reference,
    accessToken: randomBytes(32).toString('base64url'),
    stayId: stay.id,
    stayReference: stay.reference,
    staySlug: stay.slug,
    stayTitle: stay.title,
    checkInTime: stay.checkInTime ?? moment.checkInTime,
    checkOutTime: stay.checkOutTime ?? moment.checkOutTime,
    cancellationDeadline: new Date(deadlineMs(policy)),
    policy,
    guestPhone: body.guest_phone ?? null,
    specialRequests: body.special_requests || null,
    locale: body.locale ?? language,
    ...priceColumns(price),
    shownCents,
    currency: moment.currency,
    searchText: bookingSearchText({ ...body, reference }, stay),
    returnUrls,
    placedAt,
    createdAt: placedAt,
    updatedAt: placedAt,
  };
}

/** Client tokens compare without case. */
export const normalizeToken = (clientToken: string): string => clientToken.toLowerCase();

/** Identifies the stored receipt of a bot, which has no booking. */
export const honeypotToken = (clientToken: string, guestEmail: string): IdempotencyToken => ({
  kind: 'booking',
  caller: guestEmail,
  key: clientToken,
});

const bookingColumns = bodyColumns<BookingBody, Booking>({
  client_token: normalizeToken,
  locale: NO_COLUMN,
  offer_token: NO_COLUMN,
  return_url_ok: NO_COLUMN,
  return_url_cancel: NO_COLUMN,
  card_number: NO_COLUMN,
  card_name: NO_COLUMN,
  card_expiry: NO_COLUMN,
  card_cvc: NO_COLUMN,
  quote_token: NO_COLUMN,
  company: NO_COLUMN,
});

export function bookingSearchText(
  {
    reference,
    guest_first_name,
    guest_last_name,
    guest_email,
    guest_phone,
  }: Pick<BookingBody, 'guest_first_name' | 'guest_last_name' | 'guest_email' | 'guest_phone'> & { reference: string },
  stay: Pick<BookableStay, 'reference' | 'title'>,
): string {
  const guest = [guest_first_name, guest_last_name, guest_email, guest_phone];
  return searchText([reference, ...guest, stay.reference, stay.title.en, stay.title.ar].filter(Boolean).join(' '));
}

/** Without characters that are easily confused, such as 0 and O. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 10;

/** @param next a random integer from 0, below its argument */
export function bookingReference(next: (below: number) => number): string {
  return `BKG-${Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[next(ALPHABET.length)]).join('')}`;
}
