import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { on } from '#kit/service/domain-events';
import { BookingsSwept } from '../bookings/booking.events';
import { NightsFreed, NightsRequested } from '../nights/night.events';
import { WaitlistController, WaitlistEntriesController } from './waitlist.controller';
import { OFFER_PAGE, WAITLIST_PAGE, WaitlistLetters } from './waitlist-letter.service';
import { WaitlistOffers } from './waitlist-offers.service';
import { WaitlistQueries } from './waitlist.queries';
import { WaitlistRequest } from './waitlist-request.entity';
import { waitlistMessages } from './waitlist.messages';
import { Waitlist } from './waitlist.service';
import { waitlistOffice } from './waitlist.office';

/** Guests who wait for taken nights. */
export const waitlist: Feature = {
  controllers: [WaitlistController, WaitlistEntriesController],
  providers: [Waitlist, WaitlistLetters, WaitlistOffers, WaitlistQueries],
  entities: [WaitlistRequest],
  tables: ['stays/waitlist'],
  routines: routinesIn(
    __dirname,
    'drop_line_of_stay',
    'end_offers_of_stay',
    'extend_offered_nights',
    'lock_awaited_stay',
    'lock_before_release',
    'offer_freed_nights',
    'offer_stay',
    'require_waiting_stay',
    'send_offered_nights',
  ),
  handlers: [
    on(NightsFreed, WaitlistOffers, 'sendFreed'),
    on(NightsRequested, WaitlistOffers, 'expireOverdue'),
    on(BookingsSwept, WaitlistOffers, 'sweep'),
  ],
  messages: waitlistMessages,
  rateLimits: { waitlist: { limit: 5, windowSeconds: 600 } },
  sitePages: [OFFER_PAGE, WAITLIST_PAGE],
  office: waitlistOffice,
};
