import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { utcText } from '#kit/database/json';
import { listPage } from '#kit/database/list';
import { sql, when } from '#kit/database/sql';
import { mapPage } from '#kit/http/page';
import type { RowOf } from '#kit/views/view';
import { sizedPage } from '../stays.pages';
import { resolveStayId } from '../stays/stay-filter';
import type { WaitlistEntry } from './waitlist-entry.entity';
import type { WaitlistQuery } from './waitlist.dto';
import { WaitlistEntryView } from './waitlist.view';

/** Place among those who wait for some of the same nights, from 1. @param entry alias of an entry that waits */
export const positionOf = (entry: string): string => `(
  SELECT count(*)::integer FROM waitlist_entry other
  WHERE other.stay_id = ${entry}.stay_id AND other.state = 'waiting' AND other.id <= ${entry}.id
    AND daterange(other.check_in, other.check_out) && daterange(${entry}.check_in, ${entry}.check_out))`;

const COLUMNS = WaitlistEntryView.columns<WaitlistEntry>('e', {
  stay: `(SELECT json_build_object('id', s.id, 'reference', s.reference, 'slug', s.slug, 'title', s.title)
    FROM stay s WHERE s.id = e.stay_id)`,
  position: `CASE e.state WHEN 'waiting' THEN ${positionOf('e')} END`,
  offers: `(SELECT coalesce(json_agg(json_build_object('status', o.state, 'offered_at', ${utcText('o.created_at')},
      'expires_at', ${utcText('o.expires_at')}, 'ended_at', ${utcText('o.ended_at')}) ORDER BY o.id), '[]')
    FROM waitlist_offer o WHERE o.entry_id = e.id)`,
});

@Injectable()
export class WaitlistQueries {
  constructor(private readonly db: Database) {}

  /** In the order in which guests are asked. */
  async list({ stay, status, pageRequest }: WaitlistQuery) {
    const stayId = stay ? await resolveStayId(this.db, stay) : undefined;
    const page = await listPage<RowOf<typeof WaitlistEntryView>>(this.db, pageRequest, {
      columns: COLUMNS,
      from: 'waitlist_entry e',
      where: [when(stayId, id => sql`e.stay_id = ${id}`), when(status, state => sql`e.state = ${state}`)],
      order: 'e.id',
    });
    return sizedPage(mapPage(page, WaitlistEntryView.of));
  }
}
