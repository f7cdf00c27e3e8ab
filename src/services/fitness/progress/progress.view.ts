import { pageFieldsOf } from '../paged-rows';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { DayValueView, TrendView } from '../days/metrics.view';
import { BMI_CATEGORIES, GOAL_STATUSES } from './weight-rules';

/** Body measures; the name gives the unit. */
export const MEASURES = [
  'weight_kg',
  'body_fat_percent',
  'muscle_mass_kg',
  'chest_cm',
  'waist_cm',
  'hips_cm',
  'arm_cm',
  'thigh_cm',
] as const;

export const BodyReadingView = view('BodyReadingView', {
  date: shown.day(),
  weight_kg: shown.number({ nullable: true }),
  height_cm: shown.number({ nullable: true, description: 'Body height, in centimetres; null if not measured.' }),
  body_fat_percent: shown.number({ nullable: true, description: 'Body fat, in percent; null if not measured.' }),
  muscle_mass_kg: shown.number({ nullable: true, description: 'Muscle mass, in kilograms; null if not measured.' }),
  chest_cm: shown.number({ nullable: true, description: 'Chest circumference, in centimetres; null if not measured.' }),
  waist_cm: shown.number({ nullable: true, description: 'Waist circumference, in centimetres; null if not measured.' }),
  hips_cm: shown.number({ nullable: true, description: 'Hip circumference, in centimetres; null if not measured.' }),
  arm_cm: shown.number({
    nullable: true,
    description: 'Upper arm circumference, in centimetres; null if not measured.',
  }),
  thigh_cm: shown.number({ nullable: true, description: 'Thigh circumference, in centimetres; null if not measured.' }),
  note: shown.text(),
});
export type BodyReadingView = InstanceType<typeof BodyReadingView>;

export const BodyMeasureView = view('BodyMeasureView', {
  key: shown.word(MEASURES, { description: 'Name of the measure, with its unit.' }),
  latest: shown.number({ nullable: true, description: 'Latest value; null without a reading.' }),
  date: shown.day({ nullable: true, description: 'Day of the latest value; null without a reading.' }),
  first: shown.number({ nullable: true, description: 'First value of all; null without a reading.' }),
  change: shown.number({
    nullable: true,
    description: 'Change from the first to the latest value; null without a reading.',
  }),
  change_30_days: shown.number({
    nullable: true,
    description: 'Change to the latest value from the last one that is at least 30 days older; null without one.',
  }),
});
export type BodyMeasureView = InstanceType<typeof BodyMeasureView>;

export const BmiView = view('BmiView', {
  value: shown.number({ description: 'Body mass index, in kilograms per square metre.' }),
  category: shown.word(BMI_CATEGORIES, {
    description: 'Class of the index for adults, by the World Health Organization.',
  }),
  height_cm: shown.number({ description: 'Latest measured height, in centimetres.' }),
});
export type BmiView = InstanceType<typeof BmiView>;

export const WeightGoalView = view('WeightGoalView', {
  target_weight_kg: shown.number(),
  start_weight_kg: shown.number({
    nullable: true,
    description: 'Weight at the time the goal was set, in kilograms; null if it was unknown.',
  }),
  started_on: shown.day({ description: 'Day on which the goal was set.' }),
  target_date: shown.day({ nullable: true, description: 'Day by which to reach the goal; null for none.' }),
  status: shown.word(GOAL_STATUSES, {
    description:
      'State of the goal: `away` while the weight moves away from it, `unknown` with readings over less than a week.',
  }),
  percent: shown.whole({
    nullable: true,
    description: 'Progress from the start weight to the target, in percent; null without a reading.',
  }),
  remaining_kg: shown.number({
    nullable: true,
    description: 'Weight left to the target, in kilograms, negative to lose weight; null without a reading.',
  }),
  projected_on: shown.day({
    nullable: true,
    description:
      'Day on which the target is reached if the trend of the last 30 days continues; null without such a day.',
  }),
  needed_kg_a_week: shown.number({
    nullable: true,
    description:
      'Change a week needed to reach the target in time, in kilograms, negative to lose weight; null without a coming target date and once it is reached.',
  }),
});
export type WeightGoalView = InstanceType<typeof WeightGoalView>;

export const ProgressPhotoView = view('ProgressPhotoView', {
  date: shown.day(),
  front_url: shown.picture({ nullable: true, description: 'Address of the picture from the front; null without one.' }),
  side_url: shown.picture({ nullable: true, description: 'Address of the picture from the side; null without one.' }),
  back_url: shown.picture({ nullable: true, description: 'Address of the picture from behind; null without one.' }),
  weight_kg: shown.number({
    nullable: true,
    description: 'Last weight up to that day, in kilograms; null without one.',
  }),
});
export type ProgressPhotoView = InstanceType<typeof ProgressPhotoView>;

export const ProgressPageView = view('ProgressPageView', 'Weight and measures with trends and one page of readings', {
  date: shown.day({ description: 'Today, in the time zone of the member.' }),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  measures: shown.many(BodyMeasureView, { description: 'All measures, each over all readings.' }),
  weight_trend: shown.one(TrendView, { description: 'Trend of the weight: the last 7 days against the 7 before.' }),
  weight_change_kg_a_week: shown.number({
    nullable: true,
    description: 'Weight change a week over the last 30 days, in kilograms; null without two readings.',
  }),
  bmi: shown.one(BmiView, { nullable: true, description: 'Body mass index; null until weight and height are known.' }),
  goal: shown.one(WeightGoalView, {
    nullable: true,
    description: 'Weight goal with a forecast; null without one.',
  }),
  weight_series: shown.many(DayValueView, {
    description: 'Weights of the last 365 days, the earliest first; only days with a reading.',
  }),
  photos_count: shown.whole({ description: 'Number of checkpoints.' }),
  latest_photo: shown.one(ProgressPhotoView, {
    nullable: true,
    description: 'The latest checkpoint; null without any.',
  }),
  readings: shown.many(BodyReadingView, { description: 'One page of readings, the latest first.' }),
  ...pageFieldsOf('readings'),
});
export type ProgressPageView = InstanceType<typeof ProgressPageView>;

export const JournalNoteView = view('JournalNoteView', 'A note of the journal', {
  date: shown.day(),
  body: shown.text({ description: 'Text of the note.' }),
  updated_at: shown.timestamps.updated_at,
});
export type JournalNoteView = InstanceType<typeof JournalNoteView>;

export const ProgressPhotosPageView = view(
  'ProgressPhotosPageView',
  'Photos before and after, and one page of checkpoints',
  {
    date: shown.day({ description: 'Today, in the time zone of the member.' }),
    before: shown.one(ProgressPhotoView, {
      nullable: true,
      description: 'Earlier checkpoint of the comparison; null without any.',
    }),
    after: shown.one(ProgressPhotoView, {
      nullable: true,
      description: 'Later checkpoint of the comparison; null without any.',
    }),
    days_between: shown.whole({ nullable: true, description: 'Number of days between the two; null without two.' }),
    weight_change_kg: shown.number({
      nullable: true,
      description: 'Weight change between the two, in kilograms; null if a weight is unknown.',
    }),
    checkpoints: shown.many(ProgressPhotoView, { description: 'One page of checkpoints, the latest first.' }),
    ...pageFieldsOf('checkpoints'),
    notes: shown.many(JournalNoteView, {
      description: 'Latest 30 notes of the journal; `GET …/photos/notes` lists all.',
    }),
  },
);
export type ProgressPhotosPageView = InstanceType<typeof ProgressPhotosPageView>;
