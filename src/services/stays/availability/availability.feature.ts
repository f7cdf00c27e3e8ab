import { HeldNights1767225900003 } from '#migrations/stays/1767225900003-held-nights';
import type { Feature } from '#kit/service/feature';
import { availabilitySentences } from './availability.sentences';
import { DatesTaken } from './night-holds.service';
import { Block } from './block.entity';
import { HeldNights } from './held-nights.entity';
import { AvailabilityController } from './availability.controller';
import { Availability } from './availability.service';
import { BlocksController } from './blocks.controller';
import { Blocks } from './blocks.service';
import { CalendarController } from './calendar.controller';
import { Calendar } from './calendar.service';
import { CompanyTime } from './company-time';
import { NightHolds } from './night-holds.service';

export const availability: Feature = {
  controllers: [AvailabilityController, BlocksController, CalendarController],
  providers: [Availability, Blocks, Calendar, CompanyTime, NightHolds],
  entities: [Block, HeldNights],
  migrations: [HeldNights1767225900003],
  sentences: availabilitySentences,
  constraintRefusals: { held_nights_sold_once: DatesTaken },
};
