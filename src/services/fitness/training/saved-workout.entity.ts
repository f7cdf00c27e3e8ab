import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAt, HandWrittenIndex } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { Workout } from '../workouts/workout.entity';

@Entity({ name: 'saved_workout' })
@HandWrittenIndex('saved_workout_workout_idx')
export class SavedWorkout {
  @ForeignKey(() => Account, { name: 'saved_workout_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @ForeignKey(() => Workout, { name: 'saved_workout_workout_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  workoutId: number;

  @CreatedAt()
  createdAt: Date;
}
