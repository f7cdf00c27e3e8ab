import type { Feature } from '#kit/service/feature';
import { EndedEntries } from './ended-entries';
import { OfferMails } from './offer-mails';
import { PlaceLists } from './place-lists';
import { WaitingEntry } from './waiting-entry.entity';
import { WaitingLists } from './waiting-lists';
import { WaitingOffer } from './waiting-offer.entity';

/** Lists of people who wait. Services add the subjects, routes, sentences and notices. */
export const waitingList: Feature = {
  providers: [WaitingLists, PlaceLists, OfferMails, EndedEntries],
  entities: [WaitingEntry, WaitingOffer],
  tables: ['shared/waiting-list'],
};
