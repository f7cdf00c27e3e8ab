import { Check, Column, Entity, ForeignKey } from 'typeorm';
import {
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  TextColumn,
  UpdatedAt,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Home } from '../homes/home.entity';

export const INTENTS = ['buy', 'rent', 'other'] as const;
export type Intent = (typeof INTENTS)[number];

export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'closed'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** An inquiry. The reference and title of its home are copied and survive the deletion of the home. */
@Entity({ name: 'lead' })
@Check('lead_intent_known', `intent IN ('buy', 'rent', 'other')`)
@HandWrittenCheck('lead_status_known')
@HandWrittenIndex('lead_recent_idx')
@HandWrittenIndex('lead_status_idx')
@HandWrittenIndex('lead_received_idx')
@HandWrittenIndex('lead_home_idx')
@HandWrittenIndex('lead_search_idx')
export class Lead {
  @Identity()
  id: number;

  @TextColumn()
  name: string;

  @TextColumn()
  email: string;

  @TextColumn({ nullable: true })
  phone: string | null;

  @TextColumn()
  intent: Intent;

  /** Slugs the visitor chose; the neighborhoods may be deleted. */
  @TextColumn({ array: true, default: [] })
  preferredAreas: string[];

  @Column({ type: 'bigint', nullable: true })
  budgetCents: number | null;

  @TextColumn({ nullable: true })
  message: string | null;

  @ForeignKey(() => Home, { name: 'lead_home_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  homeId: number | null;

  @TextColumn({ nullable: true })
  homeReference: string | null;

  @JsonColumn({ nullable: true })
  homeTitle: Bilingual | null;

  @TextColumn({ default: 'new' })
  status: LeadStatus;

  @TextColumn({ nullable: true })
  notes: string | null;

  @TextColumn({ default: '' })
  searchText: string;

  @InstantColumn()
  receivedAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
