import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const LabelView = view('FitnessLabel', {
  value: shown.text({ description: 'Value in fields and filters.', example: 'full_body' }),
  name: shown.bilingual({ description: 'Display name in both languages.' }),
});

const labels = (description: string) => shown.many(LabelView, { description });

export const LabelsView = view('FitnessLabels', 'Display names of all enum values', {
  muscles: labels('Of `muscle` and `secondary_muscles`.'),
  equipment: labels('Of `equipment`.'),
  difficulties: labels('Values of `difficulty`, the easiest first.'),
  workout_kinds: labels('Values of `kind` of workouts.'),
  program_goals: labels('Values of `goal` of programs.'),
  meals: labels('Values of `slot` and `meal`, in the order of the day.'),
  dish_tags: labels('Values of `tags` of dishes.'),
  group_topics: labels('Values of `topic` of groups.'),
  badge_tiers: labels('Values of `tier` of badges, the lowest first.'),
  challenge_metrics: labels('Values of `metric` of challenges.'),
  achievement_metrics: labels('Values of `metric` of achievements.'),
  device_kinds: labels('Values of `kind` of devices.'),
  billing_intervals: labels('Values of `interval` of plans.'),
});
