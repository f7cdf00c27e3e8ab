import { ValidationFailed } from '#kit/refusals/refusal';
import { cardProblems, isDeclined } from '../payments/card-simulator';
import type { RequiredMethod } from '../payments/payment-methods.service';
import type { Booking } from '../bookings/booking.entity';
import type { BookingBody } from './bookings.dto';

export type FirstPayment = Pick<Booking, 'isSimulated' | 'status' | 'paymentStatus' | 'failureReason'>;

const WAITING = { isSimulated: false, status: 'pending', paymentStatus: 'unpaid', failureReason: null } as const;
const PAID = { isSimulated: true, status: 'confirmed', paymentStatus: 'paid', failureReason: null } as const;
const DECLINED = {
  isSimulated: true,
  status: 'cancelled',
  paymentStatus: 'failed',
  failureReason: 'card_declined',
} as const;

/** The simulator decides at once; other payments are pending. @param today the company's day */
export function firstPayment(body: BookingBody, { method, simulated }: RequiredMethod, today: string): FirstPayment {
  if (!simulated) return WAITING;
  if (method !== 'card') return PAID;
  const errors = cardProblems(body, today);
  if (Object.keys(errors).length > 0) throw ValidationFailed({ errors });
  return isDeclined(body) ? DECLINED : PAID;
}
