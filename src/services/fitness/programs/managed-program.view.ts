import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { sluggedFields } from '../catalogue/catalogue.view';
import { DIFFICULTIES } from '../exercises/exercise-kinds';
import { PROGRAM_GOALS } from './program-goals';

export const ManagedProgramDayView = view('ManagedProgramDayView', {
  week: shown.whole({ description: 'From 1.' }),
  day: shown.whole({ description: 'Of the week, 1 to 7; 1 is the day of the week a member starts on.' }),
  workout_id: shown.id({ description: 'Id of the workout.' }),
  slug: shown.text({ description: 'Of the workout.' }),
  name: shown.bilingual({ description: 'Of the workout.' }),
});

export const ManagedProgramView = view('ManagedProgramView', {
  ...sluggedFields,
  goal: shown.word(PROGRAM_GOALS, { description: 'What it is good for.' }),
  difficulty: shown.word(DIFFICULTIES),
  weeks: shown.whole({ description: 'The week of its last day; 0 without days.' }),
  days: shown.many(ManagedProgramDayView, {
    description: 'Days with a workout, in their order; the others are for rest.',
  }),
  ...shown.timestamps,
});

/** The days of the program `c`, in their order. */
export const PROGRAM_DAYS = `(
  SELECT coalesce(jsonb_agg(to_jsonb(one) ORDER BY one.week, one.day), '[]')
  FROM (
    SELECT ${ManagedProgramDayView.columns('d', { slug: 'w.slug', name: 'w.name' })}
    FROM program_day d JOIN workout w ON w.id = d.workout_id WHERE d.program_id = c.id
  ) one)`;
