import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { ActivityView } from '../activity/activity.view';
import { DayValueView, GoalProgressView, RingView, TrendView } from '../days/figures.view';
import { GoalsView } from '../goals/goals';

const lastSeven = { description: 'The last 7 days, today last; a gap is null, not 0.' };
const trend = shown.one(TrendView, { description: 'The last 7 days against the 7 before.' });

export const OverviewStepsView = view('OverviewStepsView', {
  ...GoalProgressView.fields,
  distance_m: shown.number({ nullable: true }),
  floors: shown.whole({ nullable: true, description: 'Floors climbed.' }),
  goal_days: shown.whole({ description: 'Number of the last 7 days that reached the goal.' }),
  trend,
  series: shown.many(DayValueView, lastSeven),
});
export type OverviewStepsView = InstanceType<typeof OverviewStepsView>;

export const OverviewCaloriesView = view('OverviewCaloriesView', {
  burned: shown.one(GoalProgressView, { description: 'Active kilocalories.' }),
  eaten: shown.one(GoalProgressView, { description: 'Kilocalories.' }),
  trend,
  burned_series: shown.many(DayValueView, lastSeven),
  eaten_series: shown.many(DayValueView, lastSeven),
});
export type OverviewCaloriesView = InstanceType<typeof OverviewCaloriesView>;

export const OverviewSleepView = view('OverviewSleepView', {
  ...GoalProgressView.fields,
  date: shown.day({
    nullable: true,
    description: 'Day of waking of the latest of the last 7 nights, null without one.',
  }),
  deep_minutes: shown.whole({ nullable: true }),
  rem_minutes: shown.whole({ nullable: true }),
  light_minutes: shown.whole({ nullable: true }),
  awake_minutes: shown.whole({ nullable: true }),
  quality: shown.whole({ nullable: true, description: '1 to 5' }),
  trend,
  series: shown.many(DayValueView, lastSeven),
});
export type OverviewSleepView = InstanceType<typeof OverviewSleepView>;

export const OverviewHeartRateView = view('OverviewHeartRateView', {
  resting_bpm: shown.whole({ nullable: true, description: 'The latest of the last 7 days.' }),
  date: shown.day({ nullable: true, description: 'The day of that reading; null without one.' }),
  lowest_bpm: shown.whole({
    nullable: true,
    description: 'The lowest of the last 7 days, in beats a minute; null without any.',
  }),
  highest_bpm: shown.whole({
    nullable: true,
    description: 'The highest of the last 7 days, in beats a minute; null without any.',
  }),
  trend,
  series: shown.many(DayValueView, lastSeven),
});
export type OverviewHeartRateView = InstanceType<typeof OverviewHeartRateView>;

export const OverviewWorkoutsView = view('OverviewWorkoutsView', {
  week_from: shown.day({ description: 'Monday' }),
  week_workouts: shown.whole({ description: 'Trainings since Monday.' }),
  week_minutes: shown.whole({ description: 'Minutes trained since Monday.' }),
  today: shown.many(ActivityView, { description: 'Trainings of today, the latest first.' }),
  latest: shown.many(ActivityView, { description: 'The latest 5.' }),
});
export type OverviewWorkoutsView = InstanceType<typeof OverviewWorkoutsView>;

export const OverviewWeightView = view('OverviewWeightView', {
  weight_kg: shown.number(),
  date: shown.day(),
  target_weight_kg: shown.number({ nullable: true }),
});
export type OverviewWeightView = InstanceType<typeof OverviewWeightView>;

export const OverviewPageView = view('OverviewPageView', 'The day of the member: goals, training, sleep and meals', {
  date: shown.day({ description: "Today's date in the time zone of the member." }),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  goals: shown.one(GoalsView),
  rings: shown.many(RingView, {
    description: 'Steps, active minutes and active calories of today against their goals.',
  }),
  steps: shown.one(OverviewStepsView, { description: 'Steps of today against the goal, and the trend.' }),
  calories: shown.one(OverviewCaloriesView, { description: 'Kilocalories burned and eaten.' }),
  sleep: shown.one(OverviewSleepView, { description: 'The latest of the last 7 nights, and the trend.' }),
  heart_rate: shown.one(OverviewHeartRateView, { description: 'Heart rate at rest.' }),
  workouts: shown.one(OverviewWorkoutsView, { description: 'Trainings of today and of the week.' }),
  hydration: shown.one(GoalProgressView, { description: 'Glasses of water.' }),
  weight: shown.one(OverviewWeightView, { nullable: true, description: 'The latest, null without one.' }),
});
export type OverviewPageView = InstanceType<typeof OverviewPageView>;
