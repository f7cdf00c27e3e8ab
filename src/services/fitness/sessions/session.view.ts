import { shown } from '#kit/views/shown';
import { inBothSpellings } from '../both-spellings';
import { view } from '#kit/views/view';
import { EQUIPMENT, MUSCLES } from '../exercises/exercise-kinds';
import type { SessionSource, SessionStatus } from './workout-session.entity';

const STATUSES: readonly SessionStatus[] = ['open', 'finished', 'discarded'];
const SOURCES: readonly SessionSource[] = ['assignment', 'program', 'suggestion'];

export const SessionSetView = view('FitnessSessionSet', {
  number: shown.whole({ description: 'Number of the set within its exercise, from 1, as `sets/:set` takes it.' }),
  ...inBothSpellings('weightKg', 'weight_kg', shown.number({ nullable: true, example: 102.5 })),
  reps: shown.whole({
    nullable: true,
    description: 'Number of repetitions done; null until the set is logged, and where none are counted.',
  }),
  rpe: shown.number({
    nullable: true,
    example: 8.5,
    description: 'Rate of perceived exertion, from 0 to 10 in steps of 0.5; null if not given.',
  }),
  logged_at: shown.read<string, string, { nullable: true; description: string }>(
    { type: String, format: 'date-time' },
    instant => new Date(instant).toISOString(),
    { nullable: true, description: 'Time of logging, in UTC; null until then.' },
  ),
});
export type SessionSetView = InstanceType<typeof SessionSetView>;

export const PreviousSetView = view('FitnessPreviousSet', {
  date: shown.day(),
  ...inBothSpellings('weightKg', 'weight_kg', shown.number({ nullable: true })),
  reps: shown.whole({ nullable: true }),
});

export const SessionExerciseView = view('FitnessSessionExercise', {
  slug: shown.text({ example: 'push-up' }),
  name: shown.bilingual(),
  muscle: shown.word(MUSCLES),
  equipment: shown.word(EQUIPMENT),
  image_url: shown.picture({ nullable: true }),
  position: shown.whole({ description: 'Position in the session, from 1.' }),
  is_current: shown.flag({ description: 'Whether sets without a named exercise are logged for this one.' }),
  is_done: shown.flag({ description: 'Whether all of its sets are logged.' }),
  reps: shown.whole({
    nullable: true,
    description: 'Planned repetitions of each set; null where a set is measured in time.',
  }),
  duration_seconds: shown.whole({
    nullable: true,
    description: 'Planned duration of each set, in seconds; null where repetitions are counted.',
  }),
  rest_seconds: shown.whole({ description: 'Rest after each set, in seconds.' }),
  note: shown.bilingual(),
  sets: shown.many(SessionSetView, { description: 'Planned and logged sets, by number.' }),
  previous: shown.one(PreviousSetView, {
    nullable: true,
    description: 'Heaviest set of the last finished session with this exercise; null without one.',
  }),
});
export type SessionExerciseView = InstanceType<typeof SessionExerciseView>;

export const FinishedByClientView = view('FinishedByClient', {
  member_username: shown.text({ description: 'Username of the client.' }),
  id: shown.id(),
  workout_slug: shown.text({ nullable: true, description: 'Slug of the workout; null for a free training.' }),
  name: shown.bilingual(),
  date: shown.day(),
  sets_done: shown.whole({ description: 'Number of logged sets.' }),
  volume_kg: shown.number({ description: 'Sum of weight times repetitions over the logged sets, in kilograms.' }),
});

export const SessionView = view('FitnessSession', 'The session with its exercises, sets and totals', {
  id: shown.id(),
  status: shown.word(STATUSES, { description: 'State of the session; discarded sessions do not count in any figure.' }),
  source: shown.word(SOURCES, { description: 'Plan that it was opened from.' }),
  workout_slug: shown.text({ nullable: true, description: 'Slug of the workout; null for a free training.' }),
  name: shown.bilingual(),
  date: shown.day({ description: 'Day of the start, in the time zone of the member.' }),
  started_at: shown.instant({ description: 'Start of the session, in UTC.' }),
  ended_at: shown.instant({
    nullable: true,
    description: 'Time at which it was finished or discarded, in UTC; null while it is open.',
  }),
  elapsed_seconds: shown.whole({ description: 'Time since the start, up to the end or now, in seconds.' }),
  current_slug: shown.text({
    nullable: true,
    description: 'Slug of the current exercise; null in an empty session.',
  }),
  rest_until: shown.instant({
    nullable: true,
    description: 'End of the rest after the last set, in UTC; null without one.',
  }),
  rest_seconds_left: shown.whole({ description: 'Remaining rest, in seconds; 0 without one.' }),
  notes: shown.text({ from: 'note', description: 'Notes of the member; empty without any.' }),
  calories_kcal: shown.whole({
    nullable: true,
    description: 'Estimated energy, in kilocalories; null until it is finished.',
  }),
  sets_planned: shown.whole({ description: 'Number of sets, including added ones.' }),
  sets_done: shown.whole({ description: 'Number of logged sets.' }),
  percent: shown.whole({ description: 'Logged sets in percent of all sets.' }),
  reps: shown.whole({ description: 'Sum of the repetitions of the logged sets.' }),
  volume_kg: shown.number({ description: 'Sum of weight times repetitions over the logged sets, in kilograms.' }),
  exercises: shown.many(SessionExerciseView, { description: 'Exercises in order, each with its sets.' }),
});
export type SessionView = InstanceType<typeof SessionView>;
