import { Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { HandWrittenCheck, HandWrittenIndex, InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';

/** An entry with an open offer is still `waiting`. */
export type WaitingState = 'waiting' | 'accepted' | 'declined' | 'left' | 'lapsed' | 'closed';

/** A person who waits or waited for a record. Ids define the order. */
@Entity({ name: 'waiting_entry' })
@HandWrittenCheck('waiting_entry_state_known')
@HandWrittenCheck('waiting_entry_ended')
@Unique('waiting_entry_subject_key', ['subject', 'subjectId', 'id'])
@Index('waiting_entry_live_once', ['subject', 'subjectId', 'personId'], {
  unique: true,
  where: `state = 'waiting'`,
})
@HandWrittenIndex('waiting_entry_line_idx')
@HandWrittenIndex('waiting_entry_person_idx')
export class WaitingEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  /** Table of the record. */
  @TextColumn()
  subject: string;

  @IntegerColumn()
  subjectId: number;

  /** Null for people without an account. */
  @IntegerColumn({ nullable: true })
  personId: number | null;

  @TextColumn({ default: 'waiting' })
  state: WaitingState;

  @InstantColumn()
  joinedAt: Date;

  @InstantColumn({ nullable: true })
  endedAt: Date | null;
}
