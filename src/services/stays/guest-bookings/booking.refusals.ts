import { type Refuse, refusal } from '#kit/refusals/refusal';
import { DatesTaken } from '../nights/night-holds.service';
import { PaymentMethodUnavailable } from '../payments/payment-methods.service';
import { TooManyUnpaid } from './unpaid-bookings';
import type { UnavailableReason } from '../nights/nights';

/** Somebody else has used the token; the receipt it names is theirs. */
export const ClientTokenReused = refusal(409, 'client_token_reused');
export const CheckInPast = refusal(422, 'past');
export const TooFarAhead = refusal(422, 'too_far');
export const TooFewNights = refusal(422, 'min_nights');
export const TooManyNights = refusal(422, 'max_nights');
export const TooManyGuests = refusal(422, 'capacity');

/** Why nights are not available, as a booking is refused. Nothing in it names another guest's booking. */
export const UNAVAILABLE: Record<UnavailableReason, Refuse> = {
  past: CheckInPast,
  too_far: TooFarAhead,
  min_nights: TooFewNights,
  max_nights: TooManyNights,
  capacity: TooManyGuests,
  taken: DatesTaken,
};

/** Every reason a booking can have not to be made, besides what is wrong with the request. */
export const PLACEMENT_REFUSALS: readonly Refuse[] = [
  DatesTaken,
  ClientTokenReused,
  CheckInPast,
  TooFewNights,
  TooFarAhead,
  TooManyNights,
  TooManyGuests,
  TooManyUnpaid,
  PaymentMethodUnavailable,
];
