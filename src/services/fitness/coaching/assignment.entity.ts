import { Entity, ForeignKey } from 'typeorm';
import { DayColumn, HandWrittenIndex, IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { WorkoutSession } from '../sessions/workout-session.entity';
import { Workout } from '../workouts/workout.entity';

@Entity({ name: 'assignment' })
@HandWrittenIndex('assignment_waiting_idx')
@HandWrittenIndex('assignment_member_idx')
@HandWrittenIndex('assignment_coach_idx')
@HandWrittenIndex('assignment_workout_idx')
@HandWrittenIndex('assignment_session_idx')
export class Assignment extends StoredRecord {
  @ForeignKey(() => Account, { name: 'assignment_member_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  memberId: number;

  /** The coach who assigned it; unchanged when the member moves to another coach. */
  @ForeignKey(() => Account, { name: 'assignment_coach_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  coachId: number | null;

  @ForeignKey(() => Workout, { name: 'assignment_workout_fkey' })
  @IntegerColumn()
  workoutId: number;

  @DayColumn()
  startsOn: string;

  @TextColumn({ default: '' })
  note: string;

  /** The finished session that completed it. */
  @ForeignKey(() => WorkoutSession, { name: 'assignment_session_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  sessionId: number | null;
}
