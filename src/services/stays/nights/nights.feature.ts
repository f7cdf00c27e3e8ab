import { HeldNights1767225900003 } from '#migrations/stays/1767225900003-held-nights';
import { NightHolders1767400092200 } from '#migrations/stays/1767400092200-night-holders';
import type { Feature } from '#kit/service/feature';
import { CompanyTime } from './company-time';
import { HeldNights } from './held-nights.entity';
import { DatesTaken, NightHolds } from './night-holds.service';

export const nights: Feature = {
  providers: [CompanyTime, NightHolds],
  entities: [HeldNights],
  migrations: [HeldNights1767225900003, NightHolders1767400092200],
  constraintRefusals: { held_nights_sold_once: DatesTaken },
};
