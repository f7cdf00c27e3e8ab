import { WaitingList1767400092300 } from '#migrations/shared/1767400092300-waiting-list';
import type { Feature } from '#kit/service/feature';
import { WaitingEntry } from './waiting-entry.entity';
import { waitingListSentences } from './waiting-list.sentences';
import { WaitingLists } from './waiting-lists';

/** Lists of people who wait for counted places. Services add the subjects, routes and notices. */
export const waitingList: Feature = {
  providers: [WaitingLists],
  entities: [WaitingEntry],
  migrations: [WaitingList1767400092300],
  sentences: waitingListSentences,
};
