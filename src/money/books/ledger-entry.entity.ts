import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import {
  DayColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  TextColumn,
} from '#kit/database/columns';
import { LedgerAccount } from './ledger-account.entity';

export const LEDGER_UNITS = ['USD', 'PTS'] as const;
export type LedgerUnit = (typeof LEDGER_UNITS)[number];

/** An entry of the ledger. Only triggers add one, and none is changed or deleted. */
@Entity({ name: 'ledger_entry' })
@Unique('ledger_entry_source_key', ['source'])
@HandWrittenCheck('ledger_entry_amount')
@Index('ledger_entry_reference_idx', ['reference', 'id'])
@Index('ledger_entry_day_idx', ['day', 'id'])
@HandWrittenIndex('ledger_entry_debit_idx')
@HandWrittenIndex('ledger_entry_credit_idx')
@ForeignKey(() => LedgerAccount, ['debit', 'unit'], ['name', 'unit'], { name: 'ledger_entry_debit_fkey' })
@ForeignKey(() => LedgerAccount, ['credit', 'unit'], ['name', 'unit'], { name: 'ledger_entry_credit_fkey' })
export class LedgerEntry {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'ledger_entry_pkey',
  })
  id: number;

  @TextColumn()
  debit: string;

  @TextColumn()
  credit: string;

  /** Cents, or points. */
  @Column({ type: 'bigint' })
  amountCents: number;

  @TextColumn()
  unit: LedgerUnit;

  /** The day of the company when its transaction began, or the first open day. */
  @DayColumn()
  day: string;

  /** The order or booking; null for points without one. */
  @TextColumn({ nullable: true })
  reference: string | null;

  /** Whose points they are. */
  @IntegerColumn({ nullable: true })
  customerId: number | null;

  /** What it was written for, such as `refund:9:line:2`. */
  @TextColumn()
  source: string;

  @InstantColumn()
  at: Date;
}
