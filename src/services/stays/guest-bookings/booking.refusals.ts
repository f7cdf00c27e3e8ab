import { type Refuse, refusal } from '#kit/refusals/refusal';
import { DatesTaken } from '../nights/night-holds.service';
import { OfferOver } from '#shared/waiting-list/waiting-list.refusals';
import { PaymentMethodUnavailable } from '../payments/payment-methods.service';
import { QuoteExpired, QuoteInvalid, QuoteMismatch } from '#shared/quote-tokens/quote-token.refusals';
import { TooManyUnpaid, TooManyUnpaidHere } from './unpaid-bookings';
import { PriceChanged } from './booking-evaluation.service';
import type { UnavailableReason } from '../prices/evaluated-nights';

/** Another guest has used the client token. */
export const ClientTokenReused = refusal(409, 'client_token_reused');
export const CheckInPast = refusal(422, 'past');
export const TooFarAhead = refusal(422, 'too_far');
export const TooFewNights = refusal(422, 'min_nights');
export const TooManyNights = refusal(422, 'max_nights');
export const ClosedToArrival = refusal(422, 'closed_to_arrival');
export const ClosedToDeparture = refusal(422, 'closed_to_departure');
export const TooManyGuests = refusal(422, 'capacity');
/** A calendar of another platform was not read for too long. */
export const CalendarStale = refusal(422, 'calendar_stale');

/** Refusals by reason. None of them reveals another guest's booking. */
export const UNAVAILABLE: Record<UnavailableReason, Refuse> = {
  past: CheckInPast,
  too_far: TooFarAhead,
  min_nights: TooFewNights,
  max_nights: TooManyNights,
  closed_to_arrival: ClosedToArrival,
  closed_to_departure: ClosedToDeparture,
  capacity: TooManyGuests,
  calendar_stale: CalendarStale,
  taken: DatesTaken,
};

export const PLACEMENT_REFUSALS: readonly Refuse[] = [
  DatesTaken,
  OfferOver,
  ClientTokenReused,
  CheckInPast,
  TooFewNights,
  TooFarAhead,
  TooManyNights,
  ClosedToArrival,
  ClosedToDeparture,
  TooManyGuests,
  CalendarStale,
  TooManyUnpaid,
  TooManyUnpaidHere,
  PaymentMethodUnavailable,
  QuoteInvalid,
  QuoteMismatch,
  QuoteExpired,
  PriceChanged,
];
