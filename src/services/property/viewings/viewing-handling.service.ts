import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { definedOnly } from '#kit/database/defined-only';
import { dataPage, mapPage, type PageRequest } from '#kit/http/page';
import { fieldRefused, NotFound } from '#kit/http/refusal';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { daySent } from '../agency-days';
import { findLead } from '../leads/leads.queries';
import { wordChosen, wordsSearched } from '../property.query';
import { type ViewingDetailView, viewingDetailView, viewingView } from './viewing.view';
import { Viewing } from './viewing.entity';
import { statusAfter, VIEWING_STATUSES } from '../viewing-status';
import type { ViewingChangeBody, ViewingListQuery } from './viewings.dto';
import { findViewing, listViewings, type ViewingFilter } from './viewings.queries';

/** Viewings as staff see and arrange them. */
@Injectable()
export class ViewingHandling {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async list(query: ViewingListQuery, request: PageRequest) {
    const zone = await this.settings.value('timezone', 'string');
    const filter: ViewingFilter = {
      status: wordChosen(query, 'status', VIEWING_STATUSES),
      words: wordsSearched(query),
      scheduledFrom: daySent(query, 'scheduled_from', zone)?.start,
      scheduledBefore: daySent(query, 'scheduled_to', zone)?.end,
    };
    const { counts, ...page } = await listViewings(this.db, filter, request);
    return { ...dataPage(mapPage(page, viewingView)), counts };
  }

  async one(id: number): Promise<ViewingDetailView> {
    const viewing = await findViewing(this.db, id);
    const lead = viewing && (await findLead(this.db, viewing.lead_id));
    if (!viewing || !lead) throw NotFound();
    return viewingDetailView(viewing, lead);
  }

  /** Of two members who act at once, the second finds the status that the first has set. */
  async change(id: number, body: ViewingChangeBody): Promise<void> {
    await this.db.transaction(async () => {
      const viewing = await this.db.of(Viewing).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!viewing) throw NotFound();
      const status = body.action ? statusAfter(body.action, viewing.status) : viewing.status;
      const sent = definedOnly({
        status,
        confirmedAt: confirmedAt(body, viewing),
        adminNotes: body.admin_notes === '' ? null : body.admin_notes,
      });
      const changes = Object.entries(sent).filter(
        ([field, value]) => viewing[field as keyof Viewing]?.valueOf() !== value?.valueOf(),
      );
      const updatedAt = new Date(this.clock.now().epochMilliseconds);
      if (changes.length > 0) await this.db.of(Viewing).update({ id }, { ...Object.fromEntries(changes), updatedAt });
    });
  }
}

/** The time agreed on: set when a viewing is confirmed, and changed while it is. */
function confirmedAt({ action, confirmed_at: sent }: ViewingChangeBody, viewing: Viewing): Date | undefined {
  if (sent === undefined) return action === 'confirm' ? viewing.preferredAt : undefined;
  if (action !== 'confirm' && viewing.status !== 'confirmed')
    throw fieldRefused('confirmed_at', 'viewing_not_confirmed');
  return new Date(sent);
}
