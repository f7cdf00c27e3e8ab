import { pageFieldsOf } from '../paged-rows';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { rounded } from '../days/metrics';
import { RingView, TrendView } from '../days/metrics.view';
import { GoalsView } from '../goals/goals';
import { ACTIVITY_TYPES, typeOf } from './activity-kinds';

export const GRANULARITIES = ['days', 'weeks', 'months'] as const;
export type Granularity = (typeof GRANULARITIES)[number];

const SOURCES = ['device', 'session', 'manual'] as const;

interface Times {
  started_at: Date;
  ended_at: Date;
}
const minutesOf = ({ started_at, ended_at }: Times) => (ended_at.getTime() - started_at.getTime()) / 60_000;

type Moved = Times & { distance_m: number | null };

const kindFields = {
  kind: shown.text({
    example: 'run',
    description: 'Kind of activity, such as `run`; devices can send kinds of their own, in any language.',
  }),
  type: shown.made(
    {
      type: String,
      enum: [...ACTIVITY_TYPES],
      description: 'Type of the activity, derived from `kind`; `other` for an unknown kind.',
    },
    ({ kind }: { kind: string }) => typeOf(kind),
  ),
};

export const ActivityView = view('ActivityView', {
  slug: shown.text({ example: 'run-2026-05-09-0cc175b9c0f1' }),
  ...kindFields,
  source: shown.read(
    {
      type: String,
      enum: [...SOURCES],
      description: 'Origin: a device, a session of this service, or an entry of the member.',
    },
    (source: string): (typeof SOURCES)[number] => (source === 'manual' || source === 'session' ? source : 'device'),
  ),
  source_name: shown.text({ nullable: true, description: 'Name of the ingest key; null unless `source` is `device`.' }),
  date: shown.day({ description: 'Local day of the start.' }),
  started_at: shown.instant({ description: 'Start of the activity, in UTC.' }),
  ended_at: shown.instant({ description: 'End of the activity, in UTC.' }),
  duration_minutes: shown.made({ type: Number, description: 'Duration, in minutes with one decimal.' }, (row: Times) =>
    rounded(minutesOf(row), 1),
  ),
  calories_kcal: shown.number({ nullable: true }),
  distance_m: shown.number({ nullable: true }),
  average_heart_rate_bpm: shown.whole({
    nullable: true,
    description: 'Average heart rate, in beats a minute; null where it is unknown.',
  }),
  average_speed_kmh: shown.made(
    { type: Number, nullable: true, description: 'Average speed, in kilometres an hour; null without a distance.' },
    (row: Moved) =>
      row.distance_m && minutesOf(row) > 0 ? rounded(row.distance_m / 1000 / (minutesOf(row) / 60), 1) : null,
  ),
  pace_seconds_per_km: shown.made(
    { type: 'integer', nullable: true, description: 'Average pace, in seconds a kilometre; null without a distance.' },
    (row: Moved) => (row.distance_m ? Math.round((minutesOf(row) * 60) / (row.distance_m / 1000)) : null),
  ),
  is_duplicate: shown.flag({ description: 'Whether it repeats an activity of another source, which counts instead.' }),
});
export type ActivityView = InstanceType<typeof ActivityView>;

const counted = {
  steps: shown.whole({ nullable: true, description: 'Number of steps; null without data.' }),
  distance_m: shown.number({ nullable: true }),
  active_minutes: shown.whole({
    nullable: true,
    description: 'Minutes of movement at the intensity of exercise; null without data.',
  }),
  calories_kcal: shown.number({
    nullable: true,
    description: 'Energy of movement, in kilocalories; null without data.',
  }),
  floors: shown.whole({ nullable: true, description: 'Number of floors climbed; null without data.' }),
  workouts: shown.whole(),
  workout_minutes: shown.whole({ description: 'Duration of all trainings, in minutes.' }),
};

export const ActivityTotalsView = view('ActivityTotalsView', {
  ...counted,
  recorded_days: shown.whole({ description: 'Number of days with a step count.' }),
  goal_days: shown.whole({ description: 'Number of days that reached the step goal.' }),
  average_steps: shown.whole({
    nullable: true,
    description: 'Average number of steps on days with a step count; null without one.',
  }),
});
export type ActivityTotalsView = InstanceType<typeof ActivityTotalsView>;

export const ActivityPeriodView = view('ActivityPeriodView', {
  from: shown.day(),
  to: shown.day({ description: 'Last day of the period, today at most.' }),
  ...ActivityTotalsView.fields,
});
export type ActivityPeriodView = InstanceType<typeof ActivityPeriodView>;

export const TREND_METRICS = ['steps', 'distance_m', 'active_minutes', 'calories_kcal', 'floors'] as const;

export const FigureTrendView = view('FigureTrendView', {
  figure: shown.word(TREND_METRICS, { description: 'Name of the daily figure.' }),
  ...TrendView.fields,
});
export type FigureTrendView = InstanceType<typeof FigureTrendView>;

const RECORDS = [
  'steps',
  'distance_m',
  'active_minutes',
  'calories_kcal',
  'floors',
  'longest_workout_minutes',
  'farthest_workout_m',
] as const;

export const RecordView = view('RecordView', {
  figure: shown.word(RECORDS, { description: 'Name of the figure that the record is of.' }),
  value: shown.number({ description: 'Highest value; the name of the figure gives the unit.' }),
  date: shown.day(),
  slug: shown.text({ nullable: true, description: 'Slug of the activity; null for records of a whole day.' }),
});
export type RecordView = InstanceType<typeof RecordView>;

export const ActivityKindView = view('ActivityKindView', {
  ...kindFields,
  workouts: shown.whole(),
  minutes: shown.whole({ description: 'Duration of all trainings of the kind, in minutes.' }),
  distance_m: shown.number({ nullable: true }),
  calories_kcal: shown.number({ nullable: true }),
});
export type ActivityKindView = InstanceType<typeof ActivityKindView>;

export const ActivityPageView = view('ActivityPageView', 'The activity of the period with goals, totals and trends', {
  granularity: shown.word(GRANULARITIES, { description: 'Length of a period.' }),
  today: shown.day({ description: 'Today, in the time zone of the member.' }),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  week_starts_on: shown.word(['monday'], { description: 'Weekday on which a week begins.' }),
  from: shown.day(),
  to: shown.day({ description: 'Last day of the period, included.' }),
  goals: shown.one(GoalsView),
  rings: shown.many(RingView, {
    description: "Today's progress towards the goals for steps, active minutes and calories.",
  }),
  current_streak_days: shown.whole({
    description:
      'Number of consecutive days up to today or yesterday that reached the step goal, also before the shown periods. ' +
      'The streak of the community counts active days instead.',
  }),
  longest_streak_days: shown.whole({
    description: 'Highest number of consecutive days that reached the step goal.',
  }),
  totals: shown.one(ActivityTotalsView, { description: 'Totals of all periods shown.' }),
  trends: shown.many(FigureTrendView, {
    description: 'Trend of each figure, compared with as many days, weeks or months before.',
  }),
  periods: shown.many(ActivityPeriodView, {
    description: 'Last 30 days, 12 weeks or 12 months, the earliest first; missing figures are null, not 0.',
  }),
  kinds: shown.many(ActivityKindView, { description: 'Trainings of the periods by kind, the most minutes first.' }),
  records: shown.many(RecordView, { description: 'Best days and trainings; empty without data.' }),
  activities: shown.many(ActivityView, { description: 'One page of activities, the latest first.' }),
  ...pageFieldsOf('activities'),
});
export type ActivityPageView = InstanceType<typeof ActivityPageView>;

export const ActivityExerciseView = view('ActivityExerciseView', {
  slug: shown.text(),
  name: shown.bilingual(),
  sets: shown.whole({ description: 'Number of completed sets.' }),
  reps: shown.whole({ nullable: true }),
  volume_kg: shown.number({
    nullable: true,
    description: 'Sum of weight times repetitions over all sets, in kilograms; null without weights.',
  }),
  heaviest_kg: shown.number({
    nullable: true,
    description: 'Heaviest weight of a set, in kilograms; null without weights.',
  }),
});
export type ActivityExerciseView = InstanceType<typeof ActivityExerciseView>;

export const ActivityComparisonView = view('ActivityComparisonView', {
  activities: shown.whole({ description: 'Number of activities of the same kind in the 90 days before.' }),
  average_minutes: shown.number({
    nullable: true,
    description: 'Average duration of these activities, in minutes; null without any.',
  }),
  average_distance_m: shown.number({
    nullable: true,
    description: 'Average distance of these activities, in metres; null without any.',
  }),
  average_calories_kcal: shown.number({
    nullable: true,
    description: 'Average energy of these activities, in kilocalories; null without any.',
  }),
  average_heart_rate_bpm: shown.whole({
    nullable: true,
    description: 'Average heart rate of these activities, in beats a minute; null without any.',
  }),
});
export type ActivityComparisonView = InstanceType<typeof ActivityComparisonView>;

export const OneActivityView = view('OneActivityView', 'An activity with its figures and its comparison', {
  ...ActivityView.fields,
  duplicate_of_slug: shown.text({
    nullable: true,
    description: 'Slug of the activity that counts instead; null if this one counts.',
  }),
  comparison: shown.one(ActivityComparisonView, { description: 'Averages of earlier activities of the same kind.' }),
  exercises: shown.many(ActivityExerciseView, { description: 'Exercises of the session; empty for other sources.' }),
});
export type OneActivityView = InstanceType<typeof OneActivityView>;
