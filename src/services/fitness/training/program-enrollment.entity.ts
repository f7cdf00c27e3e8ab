import { Entity, ForeignKey } from 'typeorm';
import {
  DayColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { Program } from '../programs/program.entity';

export type ProgramStatus = 'active' | 'stopped' | 'finished';

/** A member's participation in a program; at most one is active (`program_enrollment_active_once`). */
@Entity({ name: 'program_enrollment' })
@HandWrittenCheck('program_enrollment_status_known')
@HandWrittenCheck('program_enrollment_days')
@HandWrittenIndex('program_enrollment_active_once')
@HandWrittenIndex('program_enrollment_account_idx')
@HandWrittenIndex('program_enrollment_program_idx')
export class ProgramEnrollment extends StoredRecord {
  @ForeignKey(() => Account, { name: 'program_enrollment_account_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  accountId: number;

  @ForeignKey(() => Program, { name: 'program_enrollment_program_fkey' })
  @IntegerColumn()
  programId: number;

  @TextColumn({ default: 'active' })
  status: ProgramStatus;

  /** First day of the first week. */
  @DayColumn()
  startedOn: string;

  @DayColumn({ nullable: true })
  endedOn: string | null;
}
