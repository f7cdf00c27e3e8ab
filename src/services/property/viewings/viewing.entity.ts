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
import type { ViewingStatus } from './viewing-status';

/** A visit to a home. Who asked for it, and for which home, stands in its inquiry. */
@Entity({ name: 'viewing' })
@Unique('viewing_lead_key', ['leadId'])
@Unique('viewing_reference_key', ['reference'])
@HandWrittenCheck('viewing_status_known')
@HandWrittenIndex('viewing_recent_idx')
@HandWrittenIndex('viewing_status_idx')
@HandWrittenIndex('viewing_scheduled_idx')
@HandWrittenIndex('viewing_search_idx')
export class Viewing {
  @Identity('viewing')
  id: number;

  @ForeignKey(() => Lead, { name: 'viewing_lead_fkey', onDelete: 'CASCADE' })
  @IntegerColumn({ name: 'lead_id' })
  leadId: number;

  /** `VW-<number>` */
  @TextColumn()
  reference: string;

  @InstantColumn({ name: 'preferred_at' })
  preferredAt: Date;

  /** The zone the visitor's date and time were read in. */
  @TextColumn()
  timezone: string;

  @TextColumn({ default: 'requested' })
  status: ViewingStatus;

  /** What the agency has agreed to; null until it has. */
  @InstantColumn({ name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  @TextColumn({ name: 'admin_notes', nullable: true })
  adminNotes: string | null;

  /** Reference, name, contact and reference of the home, folded for search. */
  @TextColumn({ name: 'search_text', default: '' })
  searchText: string;

  @InstantColumn({ name: 'created_at' })
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
