import { on } from '#kit/service/domain-events';
import type { Feature } from '#kit/service/feature';
import { BookingCancelled, BookingsSwept } from '../bookings/booking.events';
import { NightsRequested } from '../nights/night.events';
import { AdditionalChargeHandler } from '../payments/additional-charges';
import { ChangeSweep } from './change-sweep.service';
import { OpenChanges } from './open-changes.service';

/** Changes of dates that wait for their payment. Comes after `waitlist` and `payments`, whose handlers run first. */
export const openChanges: Feature = {
  providers: [ChangeSweep, OpenChanges, { provide: AdditionalChargeHandler, useExisting: OpenChanges }],
  handlers: [
    on(NightsRequested, ChangeSweep, 'expireOverdue'),
    on(BookingsSwept, ChangeSweep, 'sweep'),
    on(BookingCancelled, OpenChanges, 'endCancelled'),
  ],
};
