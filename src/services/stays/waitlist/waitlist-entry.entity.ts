import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  CreatedAt,
  DayColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  TextColumn,
} from '#kit/database/columns';
import type { Language } from '#kit/language/language';
import { Stay } from '../stays/stay.entity';

export const WAITLIST_STATES = ['waiting', 'booked', 'left', 'ended'] as const;
export type WaitlistState = (typeof WAITLIST_STATES)[number];

/** A guest who waits for nights of a stay. Ids give the order. */
@Entity({ name: 'waitlist_entry' })
@Unique('waitlist_entry_token_key', ['tokenHash'])
@HandWrittenCheck('waitlist_entry_in_order')
@HandWrittenCheck('waitlist_entry_guests')
@HandWrittenCheck('waitlist_entry_state_known')
@HandWrittenCheck('waitlist_entry_ended')
@HandWrittenIndex('waitlist_entry_waiting_idx')
@HandWrittenIndex('waitlist_entry_email_idx')
@HandWrittenIndex('waitlist_entry_stay_idx')
export class WaitlistEntry {
  @Identity()
  id: number;

  @ForeignKey(() => Stay, { name: 'waitlist_entry_stay_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  stayId: number;

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

  /** Of the token that ends the entry. */
  @TextColumn()
  tokenHash: string;

  @TextColumn({ default: 'waiting' })
  state: WaitlistState;

  @CreatedAt()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  endedAt: Date | null;
}
