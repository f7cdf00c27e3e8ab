import { addDays } from '#kit/days';
import { calendar } from '#kit/format';
import { words } from '#kit/language';
import type { RateRule } from '../api';

export const LAYERS = ['season', 'weekdays', 'special'] as const;

export const layerName = words<RateRule['layer']>({
  season: ['Season', 'موسم'],
  weekdays: ['Days of the week', 'أيام الأسبوع'],
  special: ['Special days', 'أيام خاصة'],
});

const A_SUNDAY = '2027-01-03';

/** @param weekday 0 is Sunday */
export const weekdayName = (weekday: number): string => calendar(addDays(A_SUNDAY, weekday), { weekday: 'short' });
