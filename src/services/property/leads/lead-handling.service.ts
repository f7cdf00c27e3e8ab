import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { definedOnly } from '#kit/database/defined-only';
import { dataPage, mapPage, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/http/refusal';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { daysBackSent } from '../agency-days';
import { wordChosen, wordsSearched } from '../property.query';
import { Lead, LEAD_STATUSES } from './lead.entity';
import { leadView } from './lead.view';
import { type LeadDetailView, leadDetailView } from './lead-detail.view';
import type { LeadChangeBody, LeadListQuery } from './leads.dto';
import { findLead, type LeadFilter, listLeads } from './leads.queries';

/** Inquiries as staff see and work on them. */
@Injectable()
export class LeadHandling {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async list(query: LeadListQuery, request: PageRequest) {
    const zone = await this.settings.value('timezone', 'string');
    const filter: LeadFilter = {
      status: wordChosen(query, 'status', LEAD_STATUSES),
      words: wordsSearched(query),
      receivedFrom: daysBackSent(query, 'received_within_days', zone, this.clock.now()),
    };
    const { counts, ...page } = await listLeads(this.db, filter, request);
    return { ...dataPage(mapPage(page, leadView)), counts };
  }

  async one(id: number): Promise<LeadDetailView> {
    const lead = await findLead(this.db, id);
    if (!lead) throw NotFound();
    return leadDetailView(lead);
  }

  async change(id: number, body: LeadChangeBody): Promise<void> {
    await this.db.transaction(async () => {
      const lead = await this.db.of(Lead).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!lead) throw NotFound();
      const sent = definedOnly({ status: body.status, notes: body.notes === '' ? null : body.notes });
      const changes = Object.entries(sent).filter(([field, value]) => lead[field as keyof Lead] !== value);
      const updatedAt = new Date(this.clock.now().epochMilliseconds);
      if (changes.length > 0) await this.db.of(Lead).update({ id }, { ...Object.fromEntries(changes), updatedAt });
    });
  }
}
