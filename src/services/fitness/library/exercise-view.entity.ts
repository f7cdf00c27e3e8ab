import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { HandWrittenIndex, InstantColumn, IntegerColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { Exercise } from '../exercises/exercise.entity';

@Entity({ name: 'exercise_view' })
@HandWrittenIndex('exercise_view_recent_idx')
@HandWrittenIndex('exercise_view_exercise_idx')
export class ExerciseView {
  @ForeignKey(() => Account, { name: 'exercise_view_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @ForeignKey(() => Exercise, { name: 'exercise_view_exercise_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  exerciseId: number;

  @IntegerColumn({ default: 1 })
  views: number;

  @InstantColumn()
  viewedAt: Date;
}
