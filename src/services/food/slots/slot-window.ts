import type { Temporal } from 'temporal-polyfill';
import { MAX_DAYS } from './evaluate-slot';
import type { SlotWindow } from './taken-slots';

/** The one slot that begins at an instant. */
export const windowOfSlot = (now: Temporal.Instant, start: Temporal.Instant): SlotWindow => ({
  now,
  from: start,
  to: start.add({ milliseconds: 1 }),
});

/** Every slot in which an order for now can be ready. */
export const windowFromNow = (now: Temporal.Instant): SlotWindow => ({
  now,
  from: now,
  to: now.add({ hours: MAX_DAYS * 24 }),
});
