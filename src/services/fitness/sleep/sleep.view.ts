import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { DayValueView, GoalProgressView, TrendView } from '../days/metrics.view';
import { efficiencyOf } from './sleep-rules';

export const NapView = view('NapView', {
  fell_asleep_at: shown.instantText({ description: 'Time of falling asleep, in UTC.' }),
  woke_at: shown.instantText({ description: 'Time of waking, in UTC.' }),
  asleep_minutes: shown.whole({ description: 'Time asleep, in minutes.' }),
});
export type NapView = InstanceType<typeof NapView>;

interface Times {
  fell_asleep_at: Date | null;
  woke_at: Date | null;
  asleep_minutes: number;
}

export const SleepNightView = view('SleepNightView', {
  date: shown.day({ description: 'Day of waking.' }),
  fell_asleep_at: shown.instant({ nullable: true, description: 'Time of falling asleep, in UTC; null if unknown.' }),
  woke_at: shown.instant({ nullable: true, description: 'Time of waking, in UTC; null if unknown.' }),
  timezone: shown.text({ description: 'Time zone of the place where the member slept.' }),
  asleep_minutes: shown.whole({ description: 'Time asleep, in minutes.' }),
  deep_minutes: shown.whole({ nullable: true }),
  rem_minutes: shown.whole({ nullable: true }),
  light_minutes: shown.whole({ nullable: true }),
  awake_minutes: shown.whole({ nullable: true }),
  efficiency_percent: shown.made(
    {
      type: 'integer',
      nullable: true,
      description: 'Time asleep in percent of the time in bed; null without times.',
    },
    (row: Times) =>
      efficiencyOf({ fellAsleepAt: row.fell_asleep_at, wokeAt: row.woke_at, asleepMinutes: row.asleep_minutes }),
  ),
  quality: shown.whole({
    nullable: true,
    description: 'Quality of the sleep, from 1 to 5, as the member felt it; null if not given.',
  }),
  parts: shown.read(
    {
      type: [NapView],
      description: 'Parts of an interrupted night, the earliest first; empty for a night in one part.',
    },
    (parts: NapView[]) => parts.map(NapView.of),
  ),
  naps: shown.read(
    { type: [NapView], description: 'Shorter sleeps of the same day, which no figure includes.' },
    (naps: NapView[]) => naps.map(NapView.of),
  ),
  note: shown.text(),
});
export type SleepNightView = InstanceType<typeof SleepNightView>;

export const SLEEP_STAGES = ['deep', 'rem', 'light', 'awake'] as const;

export const SleepStageView = view('SleepStageView', {
  stage: shown.word(SLEEP_STAGES, { description: 'Name of the sleep stage.' }),
  average_minutes: shown.whole({
    nullable: true,
    description: 'Average over the nights with this stage, in minutes; null without one.',
  }),
  percent: shown.number({
    nullable: true,
    description: 'Share of the time in all stages, in percent; null without one.',
  }),
});
export type SleepStageView = InstanceType<typeof SleepStageView>;

export const SleepRegularityView = view('SleepRegularityView', {
  score: shown.whole({
    nullable: true,
    description:
      'Regularity: 100 for the same times every night, 0 for an average deviation of two hours; null without two nights.',
  }),
  average_bedtime: shown.text({
    nullable: true,
    example: '23:20',
    description: 'Average bedtime as `HH:MM`, in the time zone of each night; null without times.',
  }),
  average_waking: shown.text({
    nullable: true,
    example: '07:05',
    description: 'Average waking time as `HH:MM`, in the time zone of each night; null without times.',
  }),
  bedtime_deviation_minutes: shown.whole({
    nullable: true,
    description: 'Average deviation from the average bedtime, in minutes; null without times.',
  }),
  waking_deviation_minutes: shown.whole({
    nullable: true,
    description: 'Average deviation from the average waking time, in minutes; null without times.',
  }),
  nights: shown.whole({ description: 'Number of nights with times in the last 14 days.' }),
});
export type SleepRegularityView = InstanceType<typeof SleepRegularityView>;

export const SleepPageView = view('SleepPageView', 'The sleep of the last nights with goals and averages', {
  date: shown.day({ description: 'Today, in the time zone of the member.' }),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  goal_minutes: shown.whole({ description: 'Goal for the time asleep a night, in minutes.' }),
  last_night: shown.one(SleepNightView, {
    nullable: true,
    description: 'Latest night of the last 30 days; null without one.',
  }),
  last_night_goal: shown.one(GoalProgressView, {
    description: 'Time asleep in that night against the goal, in minutes.',
  }),
  trend: shown.one(TrendView, { description: 'Trend of the time asleep: the last 7 days against the 7 before.' }),
  average_30_days_minutes: shown.whole({
    nullable: true,
    description: 'Average time asleep a night in the last 30 days, in minutes; null without any.',
  }),
  goal_nights: shown.whole({ description: 'Number of nights that reached the goal in the last 30 days.' }),
  debt_minutes: shown.whole({
    description: 'Time asleep missing to the goal over the logged nights of the last 14 days, in minutes.',
  }),
  average_quality: shown.number({
    nullable: true,
    description: 'Average quality in the last 30 days, from 1 to 5; null without any.',
  }),
  stages: shown.many(SleepStageView, { description: 'Sleep stages over the last 30 days.' }),
  regularity: shown.one(SleepRegularityView, {
    description: 'Regularity of bedtimes and waking times in the last 14 days.',
  }),
  longest_night: shown.one(DayValueView, {
    nullable: true,
    description: 'Longest night of all, in minutes asleep; null without one.',
  }),
  series: shown.many(DayValueView, {
    description: 'Minutes asleep on each of the last 30 days, today last; null without a night.',
  }),
  nights: shown.many(SleepNightView, {
    description: 'Nights within the days of this page, the latest first; page 1 ends today.',
  }),
  page: shown.whole({ description: 'Number of the page of `nights`, from 1.' }),
  limit: shown.whole({ description: 'Number of days on a page of `nights`.' }),
  total: shown.whole({ description: 'Number of days from the first night to today.' }),
  totalPages: shown.whole({ description: 'Number of pages of `nights`.' }),
});
export type SleepPageView = InstanceType<typeof SleepPageView>;
