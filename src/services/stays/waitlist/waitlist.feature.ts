import { Waitlist1767400092320 } from '#migrations/stays/1767400092320-waitlist';
import { SharedWaitlist1767400093030 } from '#migrations/stays/1767400093030-shared-waitlist';
import { MaskedToolTargets1767400120000 } from '#migrations/stays/1767400120000-masked-tool-targets';
import { UnpaidVisitors1767400170100 } from '#migrations/stays/1767400170100-unpaid-visitors';
import type { Feature } from '#kit/service/feature';
import { WaitlistController, WaitlistEntriesController } from './waitlist.controller';
import { OFFER_PAGE, WAITLIST_PAGE, WaitlistLetters } from './waitlist-letter.service';
import { WaitlistOffers } from './waitlist-offers.service';
import { WaitlistQueries } from './waitlist.queries';
import { WaitlistRequest } from './waitlist-request.entity';
import { waitlistSentences } from './waitlist.sentences';
import { Waitlist } from './waitlist.service';

/** Guests who wait for taken nights. */
export const waitlist: Feature = {
  controllers: [WaitlistController, WaitlistEntriesController],
  providers: [Waitlist, WaitlistLetters, WaitlistOffers, WaitlistQueries],
  entities: [WaitlistRequest],
  migrations: [
    Waitlist1767400092320,
    SharedWaitlist1767400093030,
    MaskedToolTargets1767400120000,
    UnpaidVisitors1767400170100,
  ],
  sentences: waitlistSentences,
  rateLimits: { waitlist: { limit: 5, windowSeconds: 600 } },
  sitePages: [OFFER_PAGE, WAITLIST_PAGE],
};
