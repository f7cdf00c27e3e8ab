import type { ProgramDay } from './program-day.entity';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { sluggedFields } from '../catalogue/catalogue.view';
import { DIFFICULTIES } from '../exercises/exercise-kinds';
import { PROGRAM_GOALS } from './program-goals';

export const ManagedProgramDayView = view('ManagedProgramDayView', {
  week: shown.whole({ description: 'Number of the week, from 1.' }),
  day: shown.whole({ description: 'Day within the week, 1 to 7; day 1 is the weekday on which a member starts.' }),
  workout_id: shown.id({ description: 'Id of the workout.' }),
  slug: shown.text({ description: 'Slug of the workout.' }),
  name: shown.bilingual({ description: 'Name of the workout.' }),
});

export const ManagedProgramView = view('ManagedProgramView', 'A program with its days', {
  ...sluggedFields,
  goal: shown.word(PROGRAM_GOALS, { description: 'Main goal of the program.' }),
  difficulty: shown.word(DIFFICULTIES),
  weeks: shown.whole({ description: 'Length in weeks, up to the last day with a workout; 0 without days.' }),
  days: shown.many(ManagedProgramDayView, {
    description: 'Days with a workout, in order; the others are rest days.',
  }),
  ...shown.timestamps,
});

/** The days of the program `c`, in order. */
export const PROGRAM_DAYS = `(
  SELECT coalesce(jsonb_agg(to_jsonb(one) ORDER BY one.week, one.day), '[]')
  FROM (
    SELECT ${ManagedProgramDayView.columns<ProgramDay>('d', { slug: 'w.slug', name: 'w.name' })}
    FROM program_day d JOIN workout w ON w.id = d.workout_id WHERE d.program_id = c.id
  ) one)`;
