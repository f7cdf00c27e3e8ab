import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { HandWrittenCheck, Identity, InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';
import { WaitingEntry } from './waiting-entry.entity';

export type OfferState = 'open' | 'accepted' | 'declined' | 'lapsed' | 'withdrawn';

/** An offer that holds something for an entry. Triggers create offers; sending one begins its time. */
@Entity({ name: 'waiting_offer' })
@ForeignKey(() => WaitingEntry, ['subject', 'subjectId', 'entryId'], ['subject', 'subjectId', 'id'], {
  name: 'waiting_offer_entry_fkey',
  onDelete: 'CASCADE',
})
@Unique('waiting_offer_round_once', ['entryId', 'round'])
@Unique('waiting_offer_token_key', ['tokenHash'])
@Index('waiting_offer_open_once', ['entryId'], { unique: true, where: `state = 'open'` })
@HandWrittenCheck('waiting_offer_state_known')
@HandWrittenCheck('waiting_offer_sent')
@HandWrittenCheck('waiting_offer_ended')
export class WaitingOffer {
  @Identity()
  id: number;

  @TextColumn()
  subject: string;

  @IntegerColumn()
  subjectId: number;

  @Column({ type: 'bigint' })
  entryId: number;

  /** The round: id of the first offer after the same release. An entry gets one offer per round. */
  @IntegerColumn()
  round: number;

  @TextColumn({ default: 'open' })
  state: OfferState;

  /** Hash of the token that accepts or declines the offer; null for people with an account. */
  @TextColumn({ nullable: true })
  tokenHash: string | null;

  @InstantColumn({ default: () => 'now()' })
  offeredAt: Date;

  /** Null until the offer is sent, like `until`. */
  @InstantColumn({ nullable: true })
  sentAt: Date | null;

  /** End of the offer (exclusive). */
  @InstantColumn({ nullable: true })
  until: Date | null;

  @InstantColumn({ nullable: true })
  endedAt: Date | null;
}
