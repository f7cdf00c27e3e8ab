import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listWithCounts } from '#kit/database/list';
import { changedColumns, Records } from '#kit/database/records';
import { containsAll, hasWords, sql, when } from '#kit/database/sql';
import { NotFound } from '#kit/refusals/refusal';
import { dayBounds, dayIn } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { countedPage } from '../property.pages';
import { Lead, LEAD_STATUSES, type LeadStatus } from './lead.entity';
import { type LeadRow, LeadView } from './lead.view';
import { LeadDetailView } from './lead-detail.view';
import type { LeadChangeBody, LeadListQuery } from './leads.dto';
import { findLead, HOME_OF_LEAD, LEAD_COLUMNS } from './leads.queries';

@Injectable()
export class LeadsStaffService {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async list({ status: chosen, q, received_within_days, pageRequest }: LeadListQuery) {
    const zone = await this.settings.value('timezone', 'string');
    const list = {
      columns: LEAD_COLUMNS,
      from: 'lead l',
      join: HOME_OF_LEAD,
      where: [
        when(received_within_days, days => sql`l.received_at >= ${this.startOfDays(days, zone)}`),
        ...containsAll('l.search_text', q),
      ],
      order: 'l.updated_at DESC, l.id DESC',
      isSearch: hasWords(q),
    };
    const status = { statuses: LEAD_STATUSES, column: 'l.status', selected: chosen };
    return countedPage(await listWithCounts<LeadRow, LeadStatus>(this.db, pageRequest, list, status), LeadView.of);
  }

  async get(id: number): Promise<LeadDetailView> {
    const lead = await findLead(this.db, id);
    if (!lead) throw NotFound();
    return LeadDetailView.of(lead);
  }

  async update(id: number, { status, notes }: LeadChangeBody): Promise<void> {
    await this.db.transaction(async () => {
      const lead = await this.records.lock(Lead, id);
      const changes = changedColumns(lead, { status, notes: notes === '' ? null : notes });
      const updatedAt = this.clock.date();
      if (changes) await this.db.of(Lead).update({ id }, { ...changes, updatedAt });
    });
  }

  /** Start of the first of `days` days in the time zone of the agency, of which today is the last. */
  private startOfDays(days: number, zone: string): string {
    return dayBounds(dayIn(zone, this.clock.now()).subtract({ days: days - 1 }), zone).start.toString();
  }
}
