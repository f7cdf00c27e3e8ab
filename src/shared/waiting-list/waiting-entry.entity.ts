import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { HandWrittenCheck, HandWrittenIndex, InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';

export type WaitingState = 'waiting' | 'offered' | 'accepted' | 'declined' | 'left' | 'lapsed' | 'closed';

/** A person who waits or waited for a place. Ids give the order. */
@Entity({ name: 'waiting_entry' })
@HandWrittenCheck('waiting_entry_state_known')
@HandWrittenCheck('waiting_entry_offer_ends')
@HandWrittenCheck('waiting_entry_ended')
@Index('waiting_entry_live_once', ['subject', 'subjectId', 'personId'], {
  unique: true,
  where: `state IN ('waiting', 'offered')`,
})
@HandWrittenIndex('waiting_entry_line_idx')
@HandWrittenIndex('waiting_entry_person_idx')
export class WaitingEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  /** Table of the record with the places. */
  @TextColumn()
  subject: string;

  @IntegerColumn()
  subjectId: number;

  @IntegerColumn()
  personId: number;

  @TextColumn({ default: 'waiting' })
  state: WaitingState;

  @InstantColumn()
  joinedAt: Date;

  /** When the offer ends; it is over at this instant. */
  @InstantColumn({ nullable: true })
  offerUntil: Date | null;

  @InstantColumn({ nullable: true })
  endedAt: Date | null;
}
