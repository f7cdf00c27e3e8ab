import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { EQUIPMENT, MUSCLES } from '../exercises/exercise-kinds';
import type { SessionSource, SessionStatus } from './workout-session.entity';

const STATUSES: readonly SessionStatus[] = ['open', 'finished', 'discarded'];
const SOURCES: readonly SessionSource[] = ['assignment', 'program', 'suggestion'];

export const SessionSetView = view('FitnessSessionSet', {
  number: shown.whole({ description: 'From 1 within its exercise; what `sets/:set` takes.' }),
  weightKg: shown.number({ nullable: true, example: 102.5 }),
  reps: shown.whole({ nullable: true }),
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
  weightKg: shown.number({ nullable: true }),
  reps: shown.whole({ nullable: true }),
});

export const SessionExerciseView = view('FitnessSessionExercise', {
  slug: shown.text({ example: 'push-up' }),
  name: shown.bilingual(),
  muscle: shown.word(MUSCLES),
  equipment: shown.word(EQUIPMENT),
  image_url: shown.picture({ nullable: true }),
  position: shown.whole(),
  is_current: shown.flag(),
  is_done: shown.flag({ description: 'Every set of it is.' }),
  reps: shown.whole({ nullable: true, description: 'Planned of a set; null where a set is measured in time.' }),
  duration_seconds: shown.whole({ nullable: true, description: 'Planned of a set, where it is measured in time.' }),
  rest_seconds: shown.whole({ description: 'After each set.' }),
  note: shown.bilingual(),
  sets: shown.many(SessionSetView),
  previous: shown.one(PreviousSetView, {
    nullable: true,
    description: 'The heaviest set of the last session that had it.',
  }),
});
export type SessionExerciseView = InstanceType<typeof SessionExerciseView>;

export const SessionView = view('FitnessSession', {
  id: shown.id(),
  status: shown.word(STATUSES),
  source: shown.word(SOURCES, { description: 'What it was opened from.' }),
  workout_slug: shown.text({ nullable: true }),
  name: shown.bilingual(),
  date: shown.day({ description: "The member's day it was opened on." }),
  started_at: shown.instant(),
  ended_at: shown.instant({ nullable: true }),
  elapsed_seconds: shown.whole({ description: 'Until it ended, or until now.' }),
  current_slug: shown.text({ nullable: true }),
  rest_until: shown.instant({ nullable: true, description: 'End of the rest after the last set.' }),
  rest_seconds_left: shown.whole(),
  notes: shown.text({ from: 'note' }),
  calories_kcal: shown.whole({ nullable: true, description: 'Estimated when it is finished.' }),
  sets_planned: shown.whole(),
  sets_done: shown.whole(),
  percent: shown.whole(),
  reps: shown.whole(),
  volume_kg: shown.number({ description: 'Weight times repetitions of what was done.' }),
  exercises: shown.many(SessionExerciseView),
});
export type SessionView = InstanceType<typeof SessionView>;
