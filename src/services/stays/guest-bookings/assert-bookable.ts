import type { BookableStay } from '../availability/availability.queries';
import type { CompanyMoment } from '../nights/company-time';
import type { WantedNights } from '../nights/nights';
import { limitOf, unavailability } from '../prices/evaluated-nights';
import { UNAVAILABLE } from './booking.refusals';

/** @throws Refusal the first reason why the nights cannot be booked */
export function assertBookable(stay: BookableStay, wanted: WantedNights, moment: CompanyMoment): void {
  const reason = unavailability(stay, wanted, moment);
  if (reason) throw UNAVAILABLE[reason]({ details: limitOf(reason, stay, moment) });
}
