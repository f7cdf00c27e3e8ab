import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAt, DecimalColumn, HandWrittenCheck, TextColumn, UpdatedAt } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

@Entity({ name: 'body_reading' })
@HandWrittenCheck('body_reading_figures')
@HandWrittenCheck('body_reading_height')
export class BodyReading {
  @ForeignKey(() => Account, { name: 'body_reading_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @PrimaryColumn({ type: 'date' })
  date: string;

  @DecimalColumn(6, 2, { nullable: true })
  weightKg: number | null;

  @DecimalColumn(4, 1, { nullable: true })
  heightCm: number | null;

  @DecimalColumn(4, 1, { nullable: true })
  bodyFatPercent: number | null;

  @DecimalColumn(6, 2, { nullable: true })
  muscleMassKg: number | null;

  @DecimalColumn(5, 1, { nullable: true })
  chestCm: number | null;

  @DecimalColumn(5, 1, { nullable: true })
  waistCm: number | null;

  @DecimalColumn(5, 1, { nullable: true })
  hipsCm: number | null;

  @DecimalColumn(5, 1, { nullable: true })
  armCm: number | null;

  @DecimalColumn(5, 1, { nullable: true })
  thighCm: number | null;

  @TextColumn({ default: '' })
  note: string;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
