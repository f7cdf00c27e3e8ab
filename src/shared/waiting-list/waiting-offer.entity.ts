import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { HandWrittenCheck, Identity, InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';
import { WaitingEntry } from './waiting-entry.entity';

export type OfferState = 'open' | 'accepted' | 'declined' | 'lapsed' | 'withdrawn';

/** Something that is held for an entry. The database gives offers; sending one begins its time. */
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

  /** Id of the first offer after the same release; an entry has one offer of each round. */
  @IntegerColumn()
  round: number;

  @TextColumn({ default: 'open' })
  state: OfferState;

  /** Of the token that takes or declines the offer, where people have no account. */
  @TextColumn({ nullable: true })
  tokenHash: string | null;

  @InstantColumn({ default: () => 'now()' })
  offeredAt: Date;

  /** Null until the offer is sent, like `until`. */
  @InstantColumn({ nullable: true })
  sentAt: Date | null;

  /** The offer is over at this instant. */
  @InstantColumn({ nullable: true })
  until: Date | null;

  @InstantColumn({ nullable: true })
  endedAt: Date | null;
}
