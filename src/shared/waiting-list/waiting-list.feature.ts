import type { Feature } from '#kit/service/feature';
import { EndedEntries } from './ended-entries';
import { OfferMails } from './offer-mails';
import { CapacityWaitlists } from './capacity-waitlists';
import { WaitingEntry } from './waiting-entry.entity';
import { WaitingLists } from './waiting-lists';
import { WaitingOffer } from './waiting-offer.entity';

/** Waiting lists. Services add the subjects, routes, messages and notices. */
export const waitingList: Feature = {
  providers: [WaitingLists, CapacityWaitlists, OfferMails, EndedEntries],
  entities: [WaitingEntry, WaitingOffer],
  tables: ['shared/waiting-list'],
};
