import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const LabelView = view('FitnessLabel', {
  value: shown.text({ description: 'The value, as used in fields and filters.', example: 'full_body' }),
  name: shown.bilingual({ description: 'Display name.' }),
});

const labels = (description: string) => shown.many(LabelView, { description });

export const LabelsView = view('FitnessLabels', 'Labels of all lists in both languages', {
  muscles: labels('Of `muscle` and `secondary_muscles`.'),
  equipment: labels('Of `equipment`.'),
  difficulties: labels('Of `difficulty`, from the easiest.'),
  workout_kinds: labels('Of `kind` of workouts.'),
  program_goals: labels('Of `goal` of programs.'),
  meals: labels('Of `slot` and `meal`, in the order of the day.'),
  dish_tags: labels('Of `tags` of dishes.'),
  group_topics: labels('Of `topic` of groups.'),
  badge_tiers: labels('Of `tier` of badges, from the lowest.'),
  challenge_metrics: labels('Of `metric` of challenges.'),
  achievement_metrics: labels('Of `metric` of achievements.'),
  device_kinds: labels('Of `kind` of devices.'),
  billing_intervals: labels('Of `interval` of plans.'),
});
