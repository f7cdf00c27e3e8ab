import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { percentOfGoal, type Direction, type Metric } from './metrics';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'level'];

export const TrendView = view('TrendView', {
  average: shown.number({ nullable: true, description: 'Average over the days with a figure; null without any.' }),
  average_before: shown.number({
    nullable: true,
    description: 'Average over the period of the same length before; null without a figure.',
  }),
  change: shown.number({
    nullable: true,
    description: 'Difference of the two averages; null if either is null.',
  }),
  change_percent: shown.number({
    nullable: true,
    description: 'Change in percent of the earlier average; null if it is unknown or 0.',
  }),
  direction: shown.word(DIRECTIONS, {
    nullable: true,
    description: 'Direction of the change, `level` for at most one percent; null without a change.',
  }),
});
export type TrendView = InstanceType<typeof TrendView>;

export const GoalProgressView = view('GoalProgressView', {
  value: shown.number({ nullable: true, description: 'Value of the figure; null without data.' }),
  goal: shown.number({ description: 'Value of the goal.' }),
  percent: shown.whole({ description: 'Value in percent of the goal; above 100 beyond the goal.' }),
  remaining: shown.number({ description: 'Amount missing to the goal; 0 once it is reached.' }),
  is_reached: shown.flag({ description: 'Whether the goal is reached.' }),
});
export type GoalProgressView = InstanceType<typeof GoalProgressView>;

/** A day of a series, with null for a missing figure. */
export const DayValueView = view('DayValueView', {
  date: shown.day(),
  value: shown.number({ nullable: true, description: 'Figure of the day; null without data.' }),
});
export type DayValueView = InstanceType<typeof DayValueView>;

export const seriesOf = <Row extends { date: string }>(
  rows: readonly Row[],
  metric: (row: Row) => Metric,
): DayValueView[] => rows.map(row => ({ date: row.date, value: metric(row) }));

export const RINGS = ['steps', 'active_minutes', 'calories'] as const;

export const RingView = view('RingView', {
  key: shown.word(RINGS, { description: 'Name of the ring.' }),
  ...GoalProgressView.fields,
});
export type RingView = InstanceType<typeof RingView>;

export function goalProgress(value: Metric, goal: number): GoalProgressView {
  const reached = (value ?? 0) >= goal;
  const remaining = Math.max(0, Math.round((goal - (value ?? 0)) * 100) / 100);
  return { value, goal, percent: percentOfGoal(value, goal), remaining, is_reached: reached };
}
