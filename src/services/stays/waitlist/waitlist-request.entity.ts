import { Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { DayColumn, HandWrittenCheck, HandWrittenIndex, IntegerColumn, TextColumn } from '#kit/database/columns';
import type { Language } from '#kit/language/language';
import { WaitingEntry } from '#shared/waiting-list/waiting-entry.entity';

/** Nights that a guest without an account waits for. */
@Entity({ name: 'waitlist_request' })
@Unique('waitlist_request_token_key', ['tokenHash'])
@HandWrittenCheck('waitlist_request_in_order')
@HandWrittenCheck('waitlist_request_guests')
@HandWrittenIndex('waitlist_request_email_idx')
@HandWrittenIndex('waitlist_request_visitor_idx')
export class WaitlistRequest {
  @ForeignKey(() => WaitingEntry, { name: 'waitlist_request_entry_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'bigint' })
  entryId: number;

  @DayColumn()
  checkIn: string;

  @DayColumn()
  checkOut: string;

  @IntegerColumn()
  guests: number;

  @TextColumn()
  firstName: string;

  @TextColumn()
  email: string;

  @TextColumn()
  locale: Language;

  /** Hash of the token that ends the entry. */
  @TextColumn()
  tokenHash: string;

  /** Keyed hash of the address that joined. */
  @TextColumn({ nullable: true })
  visitorHash: string | null;
}
