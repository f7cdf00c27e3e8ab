import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CreatedAt, HandWrittenCheck, Identity, InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';
import { WaitlistEntry } from './waitlist-entry.entity';

export const OFFER_STATES = ['open', 'booked', 'declined', 'lapsed', 'withdrawn'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** Nights held for an entry. A trigger adds offers when nights become free; sending one begins its time. */
@Entity({ name: 'waitlist_offer' })
@Unique('waitlist_offer_round_once', ['entryId', 'round'])
@Unique('waitlist_offer_token_key', ['tokenHash'])
@Index('waitlist_offer_open_once', ['entryId'], { unique: true, where: `state = 'open'` })
@HandWrittenCheck('waitlist_offer_state_known')
@HandWrittenCheck('waitlist_offer_sent')
@HandWrittenCheck('waitlist_offer_ended')
export class WaitlistOffer {
  @Identity()
  id: number;

  @ForeignKey(() => WaitlistEntry, { name: 'waitlist_offer_entry_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  entryId: number;

  /** Id of the first offer after the same release of nights; an entry has one offer of each round. */
  @IntegerColumn()
  round: number;

  @TextColumn({ default: 'open' })
  state: OfferState;

  /** Null until the offer is sent, like `sentAt` and `expiresAt`. */
  @TextColumn({ nullable: true })
  tokenHash: string | null;

  @CreatedAt()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  sentAt: Date | null;

  @InstantColumn({ nullable: true })
  expiresAt: Date | null;

  @InstantColumn({ nullable: true })
  endedAt: Date | null;
}
