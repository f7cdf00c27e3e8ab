import { fieldRefused } from '#kit/refusals/refusal';
import type { DayRecord } from './day-records';

const NOT_FIGURES: ReadonlySet<string> = new Set(['accountId', 'date', 'note', 'createdAt', 'updatedAt']);

/** @throws ValidationFailed for a reading without any figure */
export function requireFigure(reading: DayRecord): void {
  const hasFigure = Object.entries(reading).some(([name, value]) => !NOT_FIGURES.has(name) && value != null);
  if (!hasFigure) throw fieldRefused('body', 'figure_required');
}
