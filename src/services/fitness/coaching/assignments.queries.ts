import type { Assignment } from './assignment.entity';
import type { Workout } from '../workouts/workout.entity';
import type { RowOf } from '#kit/views/view';
import { personOf } from './coaching-people';
import { AssignableWorkoutView, AssignmentView } from './coaching.view';

export type AssignmentRow = RowOf<typeof AssignmentView>;

export const ASSIGNED_WORKOUT = 'JOIN workout w ON w.id = g.workout_id';
const FROM = `FROM assignment g ${ASSIGNED_WORKOUT}`;
export const ASSIGNMENT_COLUMNS = AssignmentView.columns<Assignment>('g', {
  workout_slug: 'w.slug',
  is_done: 'g.session_id IS NOT NULL',
  done_on: '(SELECT s.date FROM workout_session s WHERE s.id = g.session_id)',
  workout: `(SELECT to_json(shown) FROM (SELECT ${AssignableWorkoutView.columns<Workout>('w')}) shown)`,
  coach: personOf('g.coach_id'),
});

/** Assignments as `g` with their workouts as `w`. */
export const ASSIGNMENTS = `SELECT ${ASSIGNMENT_COLUMNS} ${FROM}`;

/** As `ASSIGNMENTS`, with the member as `client`. */
export const ASSIGNMENTS_OF_CLIENTS = `SELECT ${ASSIGNMENT_COLUMNS}, ${personOf('g.member_id')} AS client ${FROM}`;
