import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { percentOfGoal, type Direction, type Figure } from './figures';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'level'];

export const TrendView = view('TrendView', {
  average: shown.number({ nullable: true, description: 'Of a day; days without a figure do not count.' }),
  average_before: shown.number({ nullable: true, description: 'Of the period of the same length before.' }),
  change: shown.number({
    nullable: true,
    description: 'The average now less the one before; null where either is unknown.',
  }),
  change_percent: shown.number({ nullable: true, description: 'The same in percent of the average before.' }),
  direction: shown.word(DIRECTIONS, { nullable: true, description: '`level` within a hundredth.' }),
});
export type TrendView = InstanceType<typeof TrendView>;

export const GoalProgressView = view('GoalProgressView', {
  value: shown.number({ nullable: true, description: 'Null while nothing is known.' }),
  goal: shown.number({ description: 'The goal value.' }),
  percent: shown.whole({ description: 'More than 100 when the goal is passed.' }),
  remaining: shown.number({ description: 'Amount left to the goal, at least 0.' }),
  is_reached: shown.flag({ description: 'Whether the goal is reached.' }),
});
export type GoalProgressView = InstanceType<typeof GoalProgressView>;

/** A day of a series; a gap is null, not 0. */
export const DayValueView = view('DayValueView', {
  date: shown.day(),
  value: shown.number({ nullable: true, description: 'The figure of the day; null for a gap.' }),
});
export type DayValueView = InstanceType<typeof DayValueView>;

export const seriesOf = <Row extends { date: string }>(
  rows: readonly Row[],
  figure: (row: Row) => Figure,
): DayValueView[] => rows.map(row => ({ date: row.date, value: figure(row) }));

export const RINGS = ['steps', 'active_minutes', 'calories'] as const;

export const RingView = view('RingView', {
  key: shown.word(RINGS, { description: 'Name of the ring.' }),
  ...GoalProgressView.fields,
});
export type RingView = InstanceType<typeof RingView>;

export function goalProgress(value: Figure, goal: number): GoalProgressView {
  const reached = (value ?? 0) >= goal;
  const remaining = Math.max(0, Math.round((goal - (value ?? 0)) * 100) / 100);
  return { value, goal, percent: percentOfGoal(value, goal), remaining, is_reached: reached };
}
