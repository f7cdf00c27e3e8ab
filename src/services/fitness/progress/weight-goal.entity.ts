import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAt, DayColumn, DecimalColumn, HandWrittenCheck, UpdatedAt } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

@Entity({ name: 'weight_goal' })
@HandWrittenCheck('weight_goal_figures')
export class WeightGoal {
  @ForeignKey(() => Account, { name: 'weight_goal_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @DecimalColumn(6, 2)
  targetWeightKg: number;

  /** Weight when the goal was set; null when it was unknown. */
  @DecimalColumn(6, 2, { nullable: true })
  startWeightKg: number | null;

  @DayColumn()
  startedOn: string;

  @DayColumn({ nullable: true })
  targetDate: string | null;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
