import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAt, HandWrittenIndex } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { Exercise } from '../exercises/exercise.entity';

@Entity({ name: 'saved_exercise' })
@HandWrittenIndex('saved_exercise_exercise_idx')
export class SavedExercise {
  @ForeignKey(() => Account, { name: 'saved_exercise_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @ForeignKey(() => Exercise, { name: 'saved_exercise_exercise_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  exerciseId: number;

  @CreatedAt()
  createdAt: Date;
}
