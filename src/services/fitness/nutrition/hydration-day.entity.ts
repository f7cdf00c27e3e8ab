import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAt, HandWrittenCheck, IntegerColumn, UpdatedAt } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

/** Water that a member drank on a day; requests set the total. */
@Entity({ name: 'hydration_day' })
@HandWrittenCheck('hydration_day_glasses')
export class HydrationDay {
  @ForeignKey(() => Account, { name: 'hydration_day_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @PrimaryColumn({ type: 'date' })
  date: string;

  /** Glasses of a quarter of a litre. */
  @IntegerColumn()
  glasses: number;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
