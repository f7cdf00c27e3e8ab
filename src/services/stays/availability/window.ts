import { fieldRefused } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';
import { nightCount } from '../nights/nights';
import { MAX_WINDOW_DAYS } from './availability.dto';

/** @throws ValidationFailed `to` is before `from`, or the window is too long */
export function assertWindow(from: string, to: string): void {
  if (isBefore(to, from)) throw fieldRefused('to', 'day_not_before', { start: 'from' });
  if (nightCount({ checkIn: from, checkOut: to }) > MAX_WINDOW_DAYS)
    throw fieldRefused('to', 'window_too_long', { days: MAX_WINDOW_DAYS });
}
