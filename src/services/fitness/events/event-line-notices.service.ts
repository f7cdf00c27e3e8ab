import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { Database } from '#kit/database/database';
import type { Bilingual } from '#kit/language/language';
import { Mail } from '#kit/mail/mail';
import { Live } from '#live/live';
import { Notifications } from '#shared/notifications/notifications.service';
import { isChanged, type Offer, type Settled } from '#shared/waiting-list/waiting-subject';
import { EVENT_PLACES } from './event.events';
import { OFFER_LETTER } from './offer-letter';

interface NoticedEvent {
  slug: string;
  name: Bilingual;
}

interface OfferedMember {
  email: string;
  first_name: string;
  timezone: string;
}

/** Notifies members of a waiting list, in the transaction that settles it. They asked for it, so preferences do not apply. */
@Injectable()
export class EventLineNotices {
  constructor(
    private readonly db: Database,
    private readonly live: Live,
    private readonly mail: Mail,
    private readonly notifications: Notifications,
  ) {}

  async send({ slug, name }: NoticedEvent, settled: Settled): Promise<void> {
    if (!isChanged(settled)) return;
    const { offered, lapsed, closed, line, free } = settled;
    const about = { params: { event: name }, data: { event_slug: slug } };
    if (offered.length > 0) {
      const ids = offered.map(({ personId }) => personId);
      await this.notifications.toEach(STAFF, ids, { type: 'place_offered', ...about });
      await this.write({ slug, name }, offered);
    }
    if (lapsed.length > 0) await this.notifications.toEach(STAFF, lapsed, { type: 'offer_lapsed', ...about });
    const ids = [...new Set([...line, ...lapsed, ...closed])];
    this.live.emit(EVENT_PLACES, { audience: STAFF, ids }, { slug, seats_left: free });
  }

  /** Mail goes to confirmed addresses only. */
  private async write({ slug, name }: NoticedEvent, offered: readonly Offer[]): Promise<void> {
    const members = await this.db.rows<OfferedMember>(
      'SELECT email, first_name, timezone FROM account WHERE id = ANY ($1) AND is_verified ORDER BY id',
      [offered.map(({ personId }) => personId)],
    );
    const { until } = offered[0]!;
    for (const { email, first_name: firstName, timezone } of members)
      await this.mail.send(OFFER_LETTER.to(email, { firstName, slug, event: name, until, timezone }));
  }
}
