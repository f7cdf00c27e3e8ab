import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { sluggedFields } from '../catalogue/catalogue.view';
import { DIFFICULTIES } from '../exercises/exercise-kinds';
import { PROGRAM_GOALS } from './program-goals';

export const ManagedProgramDayView = view('ManagedProgramDayView', {
  week: shown.whole(),
  day: shown.whole(),
  workout_id: shown.id(),
  slug: shown.text({ description: 'Of the workout.' }),
  name: shown.bilingual({ description: 'Of the workout.' }),
});

export const ManagedProgramView = view('ManagedProgramView', {
  ...sluggedFields,
  goal: shown.word(PROGRAM_GOALS),
  difficulty: shown.word(DIFFICULTIES),
  weeks: shown.whole({ description: 'The week of its last day; 0 without days.' }),
  days: shown.many(ManagedProgramDayView),
  ...shown.timestamps,
});

/** The days of the program `c`, in their order. */
export const PROGRAM_DAYS = `(
  SELECT coalesce(jsonb_agg(to_jsonb(one) ORDER BY one.week, one.day), '[]')
  FROM (
    SELECT ${ManagedProgramDayView.columns('d', { slug: 'w.slug', name: 'w.name' })}
    FROM program_day d JOIN workout w ON w.id = d.workout_id WHERE d.program_id = c.id
  ) one)`;
