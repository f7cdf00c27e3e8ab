import { NO_COLUMN } from '#kit/database/body-columns';
import { sql, when } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';
import { catalogue, catalogueColumns } from '../catalogue/catalogue';
import { ManagedProgramView, PROGRAM_DAYS } from './managed-program.view';
import { Program } from './program.entity';
import type { ManagedProgramsQuery, ProgramBody } from './programs.dto';

export const ProgramInUse = refusal(409, 'program_in_use');

export const PROGRAMS = catalogue({
  entity: Program,
  columns: ManagedProgramView.columns<Program>('c', {
    weeks: '(SELECT coalesce(max(d.week), 0) FROM program_day d WHERE d.program_id = c.id)',
    days: PROGRAM_DAYS,
  }),
  view: ManagedProgramView.of,
  filters: (query: ManagedProgramsQuery) => [
    when(query.goal, goal => sql`c.goal = ${goal}`),
    when(query.difficulty, difficulty => sql`c.difficulty = ${difficulty}`),
    when(
      query.workout_id,
      id => sql`EXISTS (SELECT FROM program_day d WHERE d.program_id = c.id AND d.workout_id = ${id})`,
    ),
  ],
  values: catalogueColumns<ProgramBody, Program>({ days: NO_COLUMN }),
  defaults: { goal: 'general', difficulty: 'beginner' },
});
