import { rounded } from '../days/metrics';

export interface MemberDayRow {
  steps: number | null;
  distance_m: number | null;
  active_minutes: number | null;
  calories_kcal: number | null;
  workouts: number;
}

export interface MemberStatistics {
  workouts: number;
  active_days: number;
  streak_days: number;
  longest_streak_days: number;
  best_day_steps: number;
  distance_m: number;
  calories_kcal: number;
}

/** Active minutes that make a day active without a training (minimum per weekday by the World Health Organization). */
const ACTIVE_MINUTES = 30;

const isActive = ({ workouts, active_minutes }: MemberDayRow) =>
  workouts > 0 || (active_minutes ?? 0) >= ACTIVE_MINUTES;

/** Totals of consecutive days up to today. Today may still become active, so it does not break a streak. */
export function memberStatistics(days: readonly MemberDayRow[]): MemberStatistics {
  let streak = 0;
  let longest = 0;
  let beforeToday = 0;
  for (const day of days) {
    beforeToday = streak;
    streak = isActive(day) ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  const total = (metric: (day: MemberDayRow) => number | null) =>
    rounded(
      days.reduce((sum, day) => sum + (metric(day) ?? 0), 0),
      2,
    );
  return {
    workouts: total(day => day.workouts),
    active_days: days.filter(isActive).length,
    streak_days: streak === 0 ? beforeToday : streak,
    longest_streak_days: longest,
    best_day_steps: days.reduce((most, { steps }) => Math.max(most, steps ?? 0), 0),
    distance_m: total(day => day.distance_m),
    calories_kcal: total(day => day.calories_kcal),
  };
}
