import { figuresOf } from '../paged-rows';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { DayValueView, TrendView } from '../days/figures.view';
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
  height_cm: shown.number({ nullable: true, description: 'Height of the body, in centimetres.' }),
  body_fat_percent: shown.number({ nullable: true, description: 'Share of fat in the body, in percent.' }),
  muscle_mass_kg: shown.number({ nullable: true, description: 'Weight of the muscles, in kilograms.' }),
  chest_cm: shown.number({ nullable: true, description: 'Girth of the chest, in centimetres.' }),
  waist_cm: shown.number({ nullable: true, description: 'Girth of the waist, in centimetres.' }),
  hips_cm: shown.number({ nullable: true, description: 'Girth of the hips, in centimetres.' }),
  arm_cm: shown.number({ nullable: true, description: 'Girth of the upper arm, in centimetres.' }),
  thigh_cm: shown.number({ nullable: true, description: 'Girth of the thigh, in centimetres.' }),
  note: shown.text(),
});
export type BodyReadingView = InstanceType<typeof BodyReadingView>;

export const BodyMeasureView = view('BodyMeasureView', {
  key: shown.word(MEASURES, { description: 'What is measured, with its unit.' }),
  latest: shown.number({ nullable: true, description: 'The latest figure; null without any.' }),
  date: shown.day({ nullable: true, description: 'Of the latest.' }),
  first: shown.number({ nullable: true, description: 'The first figure ever; null without any.' }),
  change: shown.number({ nullable: true, description: 'From the first to the latest.' }),
  change_30_days: shown.number({
    nullable: true,
    description: 'To the latest, from the last one that is 30 days older or more.',
  }),
});
export type BodyMeasureView = InstanceType<typeof BodyMeasureView>;

export const BmiView = view('BmiView', {
  value: shown.number({ description: 'Kilograms by square metre.' }),
  category: shown.word(BMI_CATEGORIES, { description: 'Class of the World Health Organization for adults.' }),
  height_cm: shown.number({ description: 'The latest that was measured.' }),
});
export type BmiView = InstanceType<typeof BmiView>;

export const WeightGoalView = view('WeightGoalView', {
  target_weight_kg: shown.number(),
  start_weight_kg: shown.number({
    nullable: true,
    description: 'The weight when it was set, in kilograms; null where it was unknown.',
  }),
  started_on: shown.day({ description: 'The day it was set.' }),
  target_date: shown.day({ nullable: true, description: 'The day to be there; null for any.' }),
  status: shown.word(GOAL_STATUSES, {
    description: '`away` while the weight goes the other way, `unknown` with less than a week of weighings.',
  }),
  percent: shown.whole({ nullable: true, description: 'Of the way from the start.' }),
  remaining_kg: shown.number({ nullable: true, description: 'Negative to lose.' }),
  projected_on: shown.day({
    nullable: true,
    description: 'When it is reached if the weight goes on as in the last 30 days.',
  }),
  needed_kg_a_week: shown.number({ nullable: true, description: 'To be there on the target date; negative to lose.' }),
});
export type WeightGoalView = InstanceType<typeof WeightGoalView>;

export const ProgressPhotoView = view('ProgressPhotoView', {
  date: shown.day(),
  front_url: shown.picture({ nullable: true, description: 'Address of the picture from the front; null without one.' }),
  side_url: shown.picture({ nullable: true, description: 'Address of the picture from the side; null without one.' }),
  back_url: shown.picture({ nullable: true, description: 'Address of the picture from behind; null without one.' }),
  weight_kg: shown.number({ nullable: true, description: 'The last one weighed until that day.' }),
});
export type ProgressPhotoView = InstanceType<typeof ProgressPhotoView>;

export const ProgressPageView = view('ProgressPageView', 'Weight and measures with trends and one page of readings', {
  date: shown.day({ description: "Today's date in the time zone of the member." }),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  measures: shown.many(BodyMeasureView, { description: 'Over everything that was measured.' }),
  weight_trend: shown.one(TrendView, { description: 'The last 7 days against the 7 before.' }),
  weight_change_kg_a_week: shown.number({ nullable: true, description: 'Of the last 30 days.' }),
  bmi: shown.one(BmiView, { nullable: true, description: 'Null until weight and height are known.' }),
  goal: shown.one(WeightGoalView, {
    nullable: true,
    description: 'Weight goal with a forecast; null without one.',
  }),
  weight_series: shown.many(DayValueView, { description: 'Weighed days of the last 365, the earliest first.' }),
  photos_count: shown.whole({ description: 'How many checkpoints there are.' }),
  latest_photo: shown.one(ProgressPhotoView, {
    nullable: true,
    description: 'The latest checkpoint; null without any.',
  }),
  readings: shown.many(BodyReadingView, { description: 'The latest first.' }),
  ...figuresOf('readings'),
});
export type ProgressPageView = InstanceType<typeof ProgressPageView>;

export const JournalNoteView = view('JournalNoteView', 'A note of the journal', {
  date: shown.day(),
  body: shown.text({ description: 'What the member wrote on that day.' }),
  updated_at: shown.timestamps.updated_at,
});
export type JournalNoteView = InstanceType<typeof JournalNoteView>;

export const ProgressPhotosPageView = view(
  'ProgressPhotosPageView',
  'Photos before and after, and one page of checkpoints',
  {
    date: shown.day({ description: "Today's date in the time zone of the member." }),
    before: shown.one(ProgressPhotoView, {
      nullable: true,
      description: 'The checkpoint on the left; null without any.',
    }),
    after: shown.one(ProgressPhotoView, {
      nullable: true,
      description: 'The checkpoint on the right; null without any.',
    }),
    days_between: shown.whole({ nullable: true, description: 'Days from one to the other; null without two.' }),
    weight_change_kg: shown.number({
      nullable: true,
      description: 'How the weight changed between the two, in kilograms; null where it is unknown.',
    }),
    checkpoints: shown.many(ProgressPhotoView, { description: 'The latest first.' }),
    ...figuresOf('checkpoints'),
    notes: shown.many(JournalNoteView, {
      description: 'The latest 30 of the journal; `GET …/photos/notes` lists all.',
    }),
  },
);
export type ProgressPhotosPageView = InstanceType<typeof ProgressPhotosPageView>;
