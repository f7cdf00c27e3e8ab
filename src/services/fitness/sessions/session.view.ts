import { shown } from '#kit/views/shown';
import { inBothSpellings } from '../both-spellings';
import { view } from '#kit/views/view';
import { EQUIPMENT, MUSCLES } from '../exercises/exercise-kinds';
import type { SessionSource, SessionStatus } from './workout-session.entity';

const STATUSES: readonly SessionStatus[] = ['open', 'finished', 'discarded'];
const SOURCES: readonly SessionSource[] = ['assignment', 'program', 'suggestion'];

export const SessionSetView = view('FitnessSessionSet', {
  number: shown.whole({ description: 'From 1 within its exercise; what `sets/:set` takes.' }),
  ...inBothSpellings('weightKg', 'weight_kg', shown.number({ nullable: true, example: 102.5 })),
  reps: shown.whole({
    nullable: true,
    description: 'Repetitions done; null until it is logged, or where none are counted.',
  }),
  rpe: shown.number({ nullable: true, example: 8.5, description: 'Rate of perceived exertion, 0 to 10 in halves.' }),
  logged_at: shown.read<string, string, { nullable: true; description: string }>(
    { type: String, format: 'date-time' },
    instant => new Date(instant).toISOString(),
    { nullable: true, description: 'Null until it is done.' },
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
  position: shown.whole({ description: 'Place in the session, from 1.' }),
  is_current: shown.flag({ description: 'Whether sets are logged of it when none is named.' }),
  is_done: shown.flag({ description: 'Every set of it is.' }),
  reps: shown.whole({ nullable: true, description: 'Planned of a set; null where a set is measured in time.' }),
  duration_seconds: shown.whole({ nullable: true, description: 'Planned of a set, where it is measured in time.' }),
  rest_seconds: shown.whole({ description: 'After each set.' }),
  note: shown.bilingual(),
  sets: shown.many(SessionSetView, { description: 'Planned ones and logged ones, by their number.' }),
  previous: shown.one(PreviousSetView, {
    nullable: true,
    description: 'The heaviest set of the last session that had it.',
  }),
});
export type SessionExerciseView = InstanceType<typeof SessionExerciseView>;

export const FinishedByClientView = view('FinishedByClient', {
  member_username: shown.text({ description: 'Username of the client.' }),
  id: shown.id(),
  workout_slug: shown.text({ nullable: true, description: 'Slug of the workout; null for a free training.' }),
  name: shown.bilingual(),
  date: shown.day(),
  sets_done: shown.whole({ description: 'Sets that were logged.' }),
  volume_kg: shown.number({ description: 'Weight times repetitions of what was done.' }),
});

export const SessionView = view('FitnessSession', 'The session with its exercises, sets and totals', {
  id: shown.id(),
  status: shown.word(STATUSES, { description: '`open` is under way; a `discarded` one counts nowhere.' }),
  source: shown.word(SOURCES, { description: 'What it was opened from.' }),
  workout_slug: shown.text({ nullable: true, description: 'Slug of the workout; null for a free training.' }),
  name: shown.bilingual(),
  date: shown.day({ description: "The member's day it was opened on." }),
  started_at: shown.instant({ description: 'When it began, in UTC.' }),
  ended_at: shown.instant({
    nullable: true,
    description: 'When it was finished or discarded, in UTC; null while it is open.',
  }),
  elapsed_seconds: shown.whole({ description: 'Until it ended, or until now.' }),
  current_slug: shown.text({
    nullable: true,
    description: 'Slug of the exercise that is done now; null in an empty session.',
  }),
  rest_until: shown.instant({ nullable: true, description: 'End of the rest after the last set.' }),
  rest_seconds_left: shown.whole({ description: 'What is left of the rest, in seconds; 0 without one.' }),
  notes: shown.text({ from: 'note', description: 'What the member noted; empty without any.' }),
  calories_kcal: shown.whole({ nullable: true, description: 'Estimated when it is finished.' }),
  sets_planned: shown.whole({ description: 'Sets there are, added ones too.' }),
  sets_done: shown.whole({ description: 'Sets that were logged.' }),
  percent: shown.whole({ description: 'Sets done of those planned, in percent.' }),
  reps: shown.whole({ description: 'Repetitions of the sets done.' }),
  volume_kg: shown.number({ description: 'Weight times repetitions of what was done.' }),
  exercises: shown.many(SessionExerciseView, { description: 'In their order, each with its sets.' }),
});
export type SessionView = InstanceType<typeof SessionView>;
