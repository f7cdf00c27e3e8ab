import { fieldRefused } from '#kit/refusals/refusal';
import type { DayRecord } from './day-records';

const NOT_METRICS: ReadonlySet<string> = new Set(['accountId', 'date', 'note', 'createdAt', 'updatedAt']);

/** @throws ValidationFailed for a reading without any figure */
export function requireMetric(reading: DayRecord): void {
  const hasMetric = Object.entries(reading).some(([name, value]) => !NOT_METRICS.has(name) && value != null);
  if (!hasMetric) throw fieldRefused('body', 'figure_required');
}
