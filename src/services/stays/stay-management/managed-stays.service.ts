import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { recordId } from '#kit/http/identifiers';
import { mapPage, type Page, readPage } from '#kit/http/page';
import { fieldRefused, NotFound } from '#kit/http/refusal';
import { countByStatus } from '#kit/http/status-counts';
import { searchWords } from '#kit/language/search-text';
import { toCents } from '#kit/money/money';
import { DASHBOARD_PAGES } from '../stays.pages';
import { findStay, stayCounts, type StayFilter, stayPage } from '../stays/stay.queries';
import { STAY_STATUSES, type StayStatus } from '../stays/stay-kinds';
import { type ManagedStayView, managedStayView } from './managed-stay.view';
import type { StayListQuery } from './stays-manage.dto';

/** Stays as staff see them, drafts included. */
@Injectable()
export class ManagedStays {
  constructor(private readonly db: Database) {}

  async list(
    query: StayListQuery,
  ): Promise<{ page: Page<ManagedStayView>; counts: Record<'all' | StayStatus, number> }> {
    const filter: StayFilter = {
      status: query.status,
      type: query.type,
      destinationId: await this.destinationOf(query.destination),
      guests: numberOf(query.guests),
      bedrooms: numberOf(query.bedrooms),
      mostMinNights: numberOf(query.nights),
      mostRateCents: query.price === undefined ? undefined : toCents(Number(query.price)),
      words: searchWords(query.q ?? ''),
    };
    const page = await stayPage(this.db, filter, query.sort ?? 'updated', readPage({ ...query }, DASHBOARD_PAGES));
    const counts = countByStatus(STAY_STATUSES, await stayCounts(this.db, filter));
    return { page: mapPage(page, managedStayView), counts };
  }

  async one(id: number): Promise<ManagedStayView> {
    const row = await findStay(this.db, id);
    if (!row) throw NotFound();
    return managedStayView(row);
  }

  private async destinationOf(sent: string | undefined): Promise<number | undefined> {
    if (!sent) return undefined;
    const row = await this.db.row<{ id: number }>('SELECT id FROM destination WHERE id = $1 OR slug = $2', [
      recordId(sent) ?? null,
      sent,
    ]);
    if (!row) throw fieldRefused('destination', 'unknown_reference');
    return row.id;
  }
}

const numberOf = (sent: string | undefined): number | undefined => (sent === undefined ? undefined : Number(sent));
