import type { Office } from '#kit/service/office';
import { LABELS } from './labels';

const valuesOf = (
  field: string,
  labels: readonly { value: string; name: { en: string; ar: string } }[],
): Office['values'] =>
  Object.fromEntries(labels.map(({ value, name }) => [`${field}.${value}`, [name.en, name.ar] as const]));

export const labelsOffice: Office = {
  values: {
    ...valuesOf('muscle', LABELS.muscles),
    ...valuesOf('secondary_muscles', LABELS.muscles),
    ...valuesOf('equipment', LABELS.equipment),
    ...valuesOf('difficulty', LABELS.difficulties),
    ...valuesOf('kind', [...LABELS.workout_kinds, ...LABELS.device_kinds]),
    ...valuesOf('goal', LABELS.program_goals),
    ...valuesOf('meal', LABELS.meals),
    ...valuesOf('tags', LABELS.dish_tags),
    ...valuesOf('topic', LABELS.group_topics),
    ...valuesOf('tier', LABELS.badge_tiers),
    ...valuesOf('metric', [...LABELS.challenge_metrics, ...LABELS.achievement_metrics]),
    ...valuesOf('interval', LABELS.billing_intervals),
  },
};
