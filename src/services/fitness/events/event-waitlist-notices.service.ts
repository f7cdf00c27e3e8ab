import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import type { Bilingual } from '#kit/language/language';
import { Mail } from '#mail/mail';
import { Live } from '#live/live';
import { Notifications } from '#shared/notifications/notifications.service';
import { isChanged, type SettlementResult } from '#shared/waiting-list/capacity-waitlists';
import type { SentOffer, UnsentOffer } from '#shared/waiting-list/waiting-subject';
import { EVENT_PLACES } from './event.events';
import { OFFER_LETTER } from './offer-letter';

interface NoticedEvent {
  slug: string;
  name: Bilingual;
}

export interface OfferedPlace extends UnsentOffer, NoticedEvent {
  member: { id: number; email: string; firstName: string; timezone: string; isVerified: boolean };
}

/**
 * Notifies members of a waiting list, in the transaction that settles it. Members join the list themselves, so alert
 * preferences do not apply.
 */
@Injectable()
export class EventWaitlistNotices {
  constructor(
    private readonly live: Live,
    private readonly mail: Mail,
    private readonly notifications: Notifications,
  ) {}

  /** Notifies members of their offers. Mail goes to confirmed addresses only. */
  async sendOffers(offers: readonly SentOffer<OfferedPlace>[]): Promise<void> {
    const ids = offers.map(({ member }) => member.id);
    await this.notifications.toEach(STAFF, ids, { type: 'place_offered', ...about(offers[0]!) });
    for (const { id, member, slug, name, until } of offers) {
      const { email, firstName, timezone, isVerified } = member;
      const offer = { offerId: id, firstName, slug, event: name, until, timezone };
      if (isVerified) await this.mail.send(OFFER_LETTER.to(email, offer));
    }
  }

  async sendChanges(event: NoticedEvent, result: SettlementResult): Promise<void> {
    if (!isChanged(result)) return;
    const { lapsed, closed, waiting, free } = result;
    if (lapsed.length > 0) await this.notifications.toEach(STAFF, lapsed, { type: 'offer_lapsed', ...about(event) });
    const ids = [...new Set([...waiting, ...lapsed, ...closed])];
    this.live.emit(EVENT_PLACES, { audience: STAFF, ids }, { slug: event.slug, seats_left: free });
  }
}

const about = ({ slug, name }: NoticedEvent) => ({ params: { event: name }, data: { event_slug: slug } });
