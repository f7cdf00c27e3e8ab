import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  TextColumn,
  UpdatedAt,
} from '#kit/database/columns';
import { Lead } from '../leads/lead.entity';
import type { ViewingStatus } from '../viewing-status';

/** A visit to a home. Visitor and home are stored in its inquiry. */
@Entity({ name: 'viewing' })
@Unique('viewing_lead_key', ['leadId'])
@Unique('viewing_reference_key', ['reference'])
@HandWrittenCheck('viewing_status_known')
@HandWrittenIndex('viewing_recent_idx')
@HandWrittenIndex('viewing_status_idx')
@HandWrittenIndex('viewing_scheduled_idx')
@HandWrittenIndex('viewing_search_idx')
export class Viewing {
  @Identity()
  id: number;

  @ForeignKey(() => Lead, { name: 'viewing_lead_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  leadId: number;

  /** `VW-<number>` */
  @TextColumn()
  reference: string;

  @InstantColumn()
  preferredAt: Date;

  /** The time zone of the preferred date and time. */
  @TextColumn()
  timezone: string;

  @TextColumn({ default: 'requested' })
  status: ViewingStatus;

  /** Agreed time; null until the viewing is confirmed. */
  @InstantColumn({ nullable: true })
  confirmedAt: Date | null;

  @TextColumn({ nullable: true })
  adminNotes: string | null;

  @TextColumn({ default: '' })
  searchText: string;

  @InstantColumn()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
