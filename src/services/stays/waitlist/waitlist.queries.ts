import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { utcText } from '#kit/database/json';
import { type List, listPage } from '#kit/database/list';
import { raw, sql, when } from '#kit/database/sql';
import { mapPage } from '#kit/http/page';
import type { RowOf } from '#kit/views/view';
import type { WaitingEntry } from '#shared/waiting-list/waiting-entry.entity';
import { placeOf } from '#shared/waiting-list/waiting-lists';
import { sizedPage } from '../stays.pages';
import { resolveStayId } from '../stays/stay-filter';
import type { WaitlistQuery } from './waitlist.dto';
import { offerStateOf, type WaitlistState, waitlistStateOf } from './waitlist-status';
import { WaitlistEntryView } from './waitlist.view';

/** SQL: position among guests who wait for some of the same nights, from 1. */
export const positionOf = (entry: string, request: string): string =>
  placeOf(
    entry,
    `EXISTS (SELECT FROM waitlist_request wanted WHERE wanted.entry_id = other.id
      AND daterange(wanted.check_in, wanted.check_out) && daterange(${request}.check_in, ${request}.check_out))`,
  );

const COLUMNS = WaitlistEntryView.columns<WaitingEntry>('e', {
  stay: `(SELECT json_build_object('id', s.id, 'reference', s.reference, 'slug', s.slug, 'title', s.title)
    FROM stay s WHERE s.id = e.subject_id)`,
  check_in: 'r.check_in',
  check_out: 'r.check_out',
  guests: 'r.guests',
  first_name: 'r.first_name',
  email: 'r.email',
  locale: 'r.locale',
  state: waitlistStateOf('e'),
  position: `CASE e.state WHEN 'waiting' THEN ${positionOf('e', 'r')} END`,
  created_at: 'e.joined_at',
  offers: `(SELECT coalesce(json_agg(json_build_object('status', ${offerStateOf('o')}, 'offered_at', ${utcText('o.offered_at')},
      'expires_at', ${utcText('o.until')}, 'ended_at', ${utcText('o.ended_at')}) ORDER BY o.id), '[]')
    FROM waiting_offer o WHERE o.entry_id = e.id)`,
});

/** In the order in which guests get offers. */
export const waitlistList = (stayId?: number, status?: WaitlistState): List => ({
  columns: COLUMNS,
  from: 'waiting_entry e',
  join: 'JOIN waitlist_request r ON r.entry_id = e.id',
  where: [
    `e.subject = 'stay'`,
    when(stayId, id => sql`e.subject_id = ${id}`),
    when(status, state => sql`${raw(waitlistStateOf('e'))} = ${state}`),
  ],
  order: 'e.id',
});

@Injectable()
export class WaitlistQueries {
  constructor(private readonly db: Database) {}

  async list({ stay, status, pageRequest }: WaitlistQuery) {
    const stayId = stay ? await resolveStayId(this.db, stay) : undefined;
    const page = await listPage<RowOf<typeof WaitlistEntryView>>(this.db, pageRequest, waitlistList(stayId, status));
    return sizedPage(mapPage(page, WaitlistEntryView.of));
  }
}
