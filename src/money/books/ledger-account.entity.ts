import { Entity, PrimaryColumn, Unique } from 'typeorm';
import { HandWrittenCheck, TextColumn } from '#kit/database/columns';

/** An account of the ledger. Names are fixed, except `processor:<name>`, which its first payment adds. */
@Entity({ name: 'ledger_account' })
@Unique('ledger_account_unit_key', ['name', 'unit'])
@HandWrittenCheck('ledger_account_unit_known')
@HandWrittenCheck('ledger_account_section_known')
export class LedgerAccount {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'ledger_account_pkey' })
  name: string;

  /** `USD` in cents, or `PTS`. */
  @TextColumn()
  unit: string;

  /** The line of the report of a day; null for accounts that it does not sum. */
  @TextColumn({ nullable: true })
  section: 'money' | 'gross' | 'discounts' | 'fees' | 'tips' | null;
}
