import { NightsOfAMonth2026112911130 } from '#migrations/stays/2026112911130-nights-of-a-month';
import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { CompanyTime } from './company-time';
import { HeldNights } from './held-nights.entity';
import { NightsFreed, NightsRequested } from './night.events';
import { DatesTaken, NightHolds, NIGHTS_SOLD_ONCE } from './night-holds.service';

export const nights: Feature = {
  providers: [CompanyTime, NightHolds],
  entities: [HeldNights],
  tables: ['stays/nights'],
  migrations: [NightsOfAMonth2026112911130],
  routines: routinesIn(__dirname, 'write_notifications'),
  domainEvents: [NightsFreed, NightsRequested],
  constraintRefusals: { [NIGHTS_SOLD_ONCE]: DatesTaken },
};
