import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { ActivityView } from '../activity/activity.view';
import { DayValueView, GoalProgressView, RingView, TrendView } from '../days/metrics.view';
import { GoalsView } from '../goals/goals';

const lastSeven = { description: 'Last 7 days, today last; missing figures are null, not 0.' };
const trend = shown.one(TrendView, { description: 'Trend: the last 7 days against the 7 before.' });

export const OverviewStepsView = view('OverviewStepsView', {
  ...GoalProgressView.fields,
  distance_m: shown.number({ nullable: true }),
  floors: shown.whole({ nullable: true, description: 'Number of floors climbed; null without data.' }),
  goal_days: shown.whole({ description: 'Number of days that reached the goal, of the last 7.' }),
  trend,
  series: shown.many(DayValueView, lastSeven),
});
export type OverviewStepsView = InstanceType<typeof OverviewStepsView>;

export const OverviewCaloriesView = view('OverviewCaloriesView', {
  burned: shown.one(GoalProgressView, { description: 'Energy of movement against the goal, in kilocalories.' }),
  eaten: shown.one(GoalProgressView, { description: 'Eaten energy against the goal, in kilocalories.' }),
  trend,
  burned_series: shown.many(DayValueView, lastSeven),
  eaten_series: shown.many(DayValueView, lastSeven),
});
export type OverviewCaloriesView = InstanceType<typeof OverviewCaloriesView>;

export const OverviewSleepView = view('OverviewSleepView', {
  ...GoalProgressView.fields,
  date: shown.day({
    nullable: true,
    description: 'Day of waking of the latest night in the last 7 days; null without one.',
  }),
  deep_minutes: shown.whole({ nullable: true }),
  rem_minutes: shown.whole({ nullable: true }),
  light_minutes: shown.whole({ nullable: true }),
  awake_minutes: shown.whole({ nullable: true }),
  quality: shown.whole({ nullable: true, description: 'Quality of the sleep, from 1 to 5; null if not given.' }),
  trend,
  series: shown.many(DayValueView, lastSeven),
});
export type OverviewSleepView = InstanceType<typeof OverviewSleepView>;

export const OverviewHeartRateView = view('OverviewHeartRateView', {
  resting_bpm: shown.whole({
    nullable: true,
    description: 'Latest resting heart rate of the last 7 days, in beats a minute; null without one.',
  }),
  date: shown.day({ nullable: true, description: 'Day of that reading; null without one.' }),
  lowest_bpm: shown.whole({
    nullable: true,
    description: 'Lowest resting heart rate of the last 7 days, in beats a minute; null without one.',
  }),
  highest_bpm: shown.whole({
    nullable: true,
    description: 'Highest resting heart rate of the last 7 days, in beats a minute; null without one.',
  }),
  trend,
  series: shown.many(DayValueView, lastSeven),
});
export type OverviewHeartRateView = InstanceType<typeof OverviewHeartRateView>;

export const OverviewWorkoutsView = view('OverviewWorkoutsView', {
  week_from: shown.day({ description: 'Monday of this week.' }),
  week_workouts: shown.whole({ description: 'Number of trainings since Monday.' }),
  week_minutes: shown.whole({ description: 'Duration of the trainings since Monday, in minutes.' }),
  today: shown.many(ActivityView, { description: 'Trainings of today, the latest first.' }),
  latest: shown.many(ActivityView, { description: 'Latest 5 trainings.' }),
});
export type OverviewWorkoutsView = InstanceType<typeof OverviewWorkoutsView>;

export const OverviewWeightView = view('OverviewWeightView', {
  weight_kg: shown.number(),
  date: shown.day(),
  target_weight_kg: shown.number({ nullable: true }),
});
export type OverviewWeightView = InstanceType<typeof OverviewWeightView>;

export const OverviewPageView = view('OverviewPageView', 'The day of the member: goals, training, sleep and meals', {
  date: shown.day({ description: 'Today, in the time zone of the member.' }),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  goals: shown.one(GoalsView),
  rings: shown.many(RingView, {
    description: 'Steps, active minutes and active calories of today against their goals.',
  }),
  steps: shown.one(OverviewStepsView, { description: 'Steps of today against the goal, and the trend.' }),
  calories: shown.one(OverviewCaloriesView, { description: 'Burned and eaten energy, in kilocalories.' }),
  sleep: shown.one(OverviewSleepView, { description: 'Latest night of the last 7 days, and the trend.' }),
  heart_rate: shown.one(OverviewHeartRateView, { description: 'Resting heart rate.' }),
  workouts: shown.one(OverviewWorkoutsView, { description: 'Trainings of today and of the week.' }),
  hydration: shown.one(GoalProgressView, { description: 'Glasses of water of today against the goal.' }),
  weight: shown.one(OverviewWeightView, { nullable: true, description: 'Latest body weight; null without one.' }),
});
export type OverviewPageView = InstanceType<typeof OverviewPageView>;
