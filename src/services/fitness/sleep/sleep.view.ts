import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { DayValueView, GoalProgressView, TrendView } from '../days/figures.view';
import { efficiencyOf } from './sleep-rules';

export const NapView = view('NapView', {
  fell_asleep_at: shown.instantText({ description: 'When it began, in UTC.' }),
  woke_at: shown.instantText({ description: 'When it ended, in UTC.' }),
  asleep_minutes: shown.whole({ description: 'Time asleep, in minutes.' }),
});
export type NapView = InstanceType<typeof NapView>;

interface Times {
  fell_asleep_at: Date | null;
  woke_at: Date | null;
  asleep_minutes: number;
}

export const SleepNightView = view('SleepNightView', {
  date: shown.day({ description: 'The day of waking' }),
  fell_asleep_at: shown.instant({ nullable: true, description: 'When the sleep began, in UTC.' }),
  woke_at: shown.instant({ nullable: true, description: 'When the sleep ended, in UTC.' }),
  timezone: shown.text({ description: 'Where it was slept' }),
  asleep_minutes: shown.whole({ description: 'Time asleep, in minutes.' }),
  deep_minutes: shown.whole({ nullable: true }),
  rem_minutes: shown.whole({ nullable: true }),
  light_minutes: shown.whole({ nullable: true }),
  awake_minutes: shown.whole({ nullable: true }),
  efficiency_percent: shown.made(
    {
      type: 'integer',
      nullable: true,
      description: 'Minutes asleep of the minutes in bed, in percent; null without the times.',
    },
    (row: Times) =>
      efficiencyOf({ fellAsleepAt: row.fell_asleep_at, wokeAt: row.woke_at, asleepMinutes: row.asleep_minutes }),
  ),
  quality: shown.whole({ nullable: true, description: '1 to 5' }),
  parts: shown.read(
    { type: [NapView], description: 'Parts of the night by time; empty for a night in one part.' },
    (parts: NapView[]) => parts.map(NapView.of),
  ),
  naps: shown.read(
    { type: [NapView], description: 'Shorter sleeps of the day; no figure counts them.' },
    (naps: NapView[]) => naps.map(NapView.of),
  ),
  note: shown.text(),
});
export type SleepNightView = InstanceType<typeof SleepNightView>;

export const SLEEP_STAGES = ['deep', 'rem', 'light', 'awake'] as const;

export const SleepStageView = view('SleepStageView', {
  stage: shown.word(SLEEP_STAGES, { description: 'Which part of the sleep.' }),
  average_minutes: shown.whole({ nullable: true, description: 'Of the nights that know it.' }),
  percent: shown.number({ nullable: true, description: 'Of the sleep and the waking of those nights.' }),
});
export type SleepStageView = InstanceType<typeof SleepStageView>;

export const SleepRegularityView = view('SleepRegularityView', {
  score: shown.whole({ nullable: true, description: '100 for the same times every night, 0 for two hours off.' }),
  average_bedtime: shown.text({
    nullable: true,
    example: '23:20',
    description: 'By the clock where it was slept, `HH:MM`; null without times.',
  }),
  average_waking: shown.text({
    nullable: true,
    example: '07:05',
    description: 'By the clock where it was slept, `HH:MM`; null without times.',
  }),
  bedtime_deviation_minutes: shown.whole({
    nullable: true,
    description: 'How far bedtimes are from it on average, in minutes.',
  }),
  waking_deviation_minutes: shown.whole({
    nullable: true,
    description: 'How far waking times are from it on average, in minutes.',
  }),
  nights: shown.whole({ description: 'With times, of the last 14.' }),
});
export type SleepRegularityView = InstanceType<typeof SleepRegularityView>;

export const SleepPageView = view('SleepPageView', 'The sleep of the last nights with goals and averages', {
  date: shown.day({ description: "Today's date in the time zone of the member." }),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  goal_minutes: shown.whole({ description: 'Minutes asleep that a night aims for.' }),
  last_night: shown.one(SleepNightView, { nullable: true, description: 'The latest night of the last 30 days.' }),
  last_night_goal: shown.one(GoalProgressView, { description: 'That night against the goal.' }),
  trend: shown.one(TrendView, { description: 'Minutes asleep: the last 7 days against the 7 before.' }),
  average_30_days_minutes: shown.whole({
    nullable: true,
    description: 'Minutes asleep of a night of the last 30 days; null without any.',
  }),
  goal_nights: shown.whole({ description: 'Of the last 30 days, nights that reached the goal.' }),
  debt_minutes: shown.whole({ description: 'Short of the goal over the nights of the last 14 days.' }),
  average_quality: shown.number({ nullable: true, description: 'Of the last 30 days.' }),
  stages: shown.many(SleepStageView, { description: 'Of the last 30 days.' }),
  regularity: shown.one(SleepRegularityView, { description: 'How alike bed and waking times are.' }),
  longest_night: shown.one(DayValueView, { nullable: true, description: 'Minutes asleep, ever.' }),
  series: shown.many(DayValueView, { description: 'Minutes asleep of the last 30 days, today last; a gap is null.' }),
  nights: shown.many(SleepNightView, {
    description: 'Of the days of this page, the latest first; the days of page 1 end today.',
  }),
  page: shown.whole({ description: 'The page of `nights`, from 1.' }),
  limit: shown.whole({ description: 'How many days a page of `nights` has.' }),
  total: shown.whole({ description: 'Days from the first night to today.' }),
  totalPages: shown.whole({ description: 'How many pages `nights` has.' }),
});
export type SleepPageView = InstanceType<typeof SleepPageView>;
