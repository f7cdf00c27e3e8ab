import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { listWithCounts } from '#kit/database/list';
import { changedColumns, Records } from '#kit/database/records';
import { containsAll, hasWords, raw, sql, when } from '#kit/database/sql';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { dayBounds } from '#kit/time/calendar';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { findLead } from '../leads/leads.queries';
import { countedPage } from '../property.pages';
import { type ViewingDetailView, type ViewingRow, viewingDetailView, viewingView } from './viewing.view';
import { ViewingMoved } from './viewing.events';
import { Viewing } from './viewing.entity';
import { statusAfter, VIEWING_STATUSES, type ViewingStatus } from '../viewing-status';
import type { ViewingChangeBody, ViewingListQuery } from './viewings.dto';
import { findViewing, SCHEDULED, VIEWING_COLUMNS, VIEWING_JOINS } from './viewings.queries';

@Injectable()
export class ViewingsStaffService {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  async list({ status: chosen, q, scheduled_from, scheduled_to, pageRequest }: ViewingListQuery) {
    const zone = await this.settings.value('timezone', 'string');
    const bounds = (day: string) => dayBounds(Temporal.PlainDate.from(day), zone);
    const list = {
      columns: VIEWING_COLUMNS,
      from: 'viewing v',
      join: VIEWING_JOINS,
      where: [
        when(scheduled_from, day => sql`${raw(SCHEDULED)} >= ${bounds(day).start.toString()}`),
        when(scheduled_to, day => sql`${raw(SCHEDULED)} < ${bounds(day).end.toString()}`),
        ...containsAll('v.search_text', q),
      ],
      order: 'v.updated_at DESC, v.id DESC',
      isSearch: hasWords(q),
    };
    const status = { statuses: VIEWING_STATUSES, column: 'v.status', selected: chosen };
    const viewings = await listWithCounts<ViewingRow, ViewingStatus>(this.db, pageRequest, list, status);
    return countedPage(viewings, viewingView);
  }

  async get(id: number): Promise<ViewingDetailView> {
    const viewing = await findViewing(this.db, id);
    const lead = viewing && (await findLead(this.db, viewing.lead_id));
    if (!viewing || !lead) throw NotFound();
    return viewingDetailView(viewing, lead);
  }

  /** Locks the viewing, so that a concurrent action sees the new status. */
  async update(id: number, body: ViewingChangeBody): Promise<void> {
    await this.db.transaction(async () => {
      const viewing = await this.records.lock(Viewing, id);
      const changes = changedColumns(viewing, {
        status: body.action && statusAfter(body.action, viewing.status),
        confirmedAt: confirmedAt(body, viewing),
        adminNotes: body.admin_notes === '' ? null : body.admin_notes,
      });
      const updatedAt = this.clock.date();
      if (!changes) return;
      await this.db.of(Viewing).update({ id }, { ...changes, updatedAt });
      if (changes.status !== undefined || changes.confirmedAt !== undefined)
        await this.events.raise(ViewingMoved, { viewingId: id, status: changes.status ?? viewing.status });
    });
  }
}

/** The agreed time: set on confirmation, and changeable while the viewing is confirmed. */
function confirmedAt({ action, confirmed_at: sent }: ViewingChangeBody, viewing: Viewing): Date | undefined {
  if (sent === undefined) return action === 'confirm' ? viewing.preferredAt : undefined;
  if (action !== 'confirm' && viewing.status !== 'confirmed')
    throw fieldRefused('confirmed_at', 'viewing_not_confirmed');
  return new Date(sent);
}
