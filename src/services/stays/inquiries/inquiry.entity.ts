import { Check, Entity, ForeignKey } from 'typeorm';
import {
  DayColumn,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  TextColumn,
  UpdatedAt,
} from '#kit/database/columns';
import type { Bilingual, Language } from '#kit/language/language';
import { Stay } from '../stays/stay.entity';

export const INQUIRY_STATUSES = ['new', 'replied', 'closed'] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

/** A question of a visitor, optionally about one stay. The name of the stay is copied and survives its deletion. */
@Entity({ name: 'inquiry' })
@Check('inquiry_status_known', `status IN ('new', 'replied', 'closed')`)
@Check('inquiry_locale_known', `locale IN ('en', 'ar')`)
@Check('inquiry_dates_in_order', 'check_out > check_in')
@HandWrittenIndex('inquiry_recent_idx')
@HandWrittenIndex('inquiry_status_idx')
@HandWrittenIndex('inquiry_received_idx')
@HandWrittenIndex('inquiry_stay_idx')
@HandWrittenIndex('inquiry_search_idx')
export class Inquiry {
  @Identity()
  id: number;

  @TextColumn()
  name: string;

  @TextColumn()
  email: string;

  @TextColumn({ nullable: true })
  phone: string | null;

  @TextColumn()
  message: string;

  @ForeignKey(() => Stay, { name: 'inquiry_stay_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  stayId: number | null;

  @TextColumn({ nullable: true })
  staySlug: string | null;

  @TextColumn({ nullable: true })
  stayReference: string | null;

  @JsonColumn({ nullable: true })
  stayTitle: Bilingual | null;

  @DayColumn({ nullable: true })
  checkIn: string | null;

  @DayColumn({ nullable: true })
  checkOut: string | null;

  @IntegerColumn({ nullable: true })
  guests: number | null;

  @TextColumn()
  locale: Language;

  @TextColumn({ default: 'new' })
  status: InquiryStatus;

  @TextColumn({ nullable: true })
  adminNotes: string | null;

  @TextColumn({ default: '' })
  searchText: string;

  @InstantColumn()
  receivedAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
