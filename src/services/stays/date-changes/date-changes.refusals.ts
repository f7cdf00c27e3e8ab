import { type Refuse, refusal } from '#kit/refusals/refusal';
import { QuoteExpired, QuoteInvalid, QuoteMismatch } from '#shared/quote-tokens/quote-token.refusals';
import {
  CalendarStale,
  CheckInPast,
  ClosedToArrival,
  ClosedToDeparture,
  TooFarAhead,
  TooFewNights,
  TooManyGuests,
  TooManyNights,
} from '../guest-bookings/booking.refusals';
import { DatesTaken } from '../nights/night-holds.service';

/** Another change of the booking waits for its payment. */
export const ChangeOpen = refusal(409, 'change_open');
export const ChangeNotOffered = refusal(422, 'change_not_offered');
/** The new check-out day is not between tomorrow and the booked one. */
export const DepartureDay = refusal(422, 'departure_day');

/** Refusals of new nights. */
export const NIGHTS_REFUSALS: readonly Refuse[] = [
  DatesTaken,
  ChangeOpen,
  CheckInPast,
  TooFarAhead,
  TooFewNights,
  TooManyNights,
  ClosedToArrival,
  ClosedToDeparture,
  TooManyGuests,
  CalendarStale,
];

export const TOKEN_REFUSALS: readonly Refuse[] = [QuoteInvalid, QuoteMismatch, QuoteExpired];
