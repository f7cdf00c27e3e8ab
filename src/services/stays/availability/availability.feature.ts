import { HeldNights1767225900003 } from '#migrations/stays/1767225900003-held-nights';
import type { Feature } from '#kit/service/feature';
import { AvailabilityModule } from './availability.module';
import { availabilitySentences } from './availability.sentences';
import { DatesTaken } from './night-holds.service';
import { Block } from './block.entity';
import { HeldNights } from './held-nights.entity';

export const availability: Feature = {
  module: AvailabilityModule,
  entities: [Block, HeldNights],
  migrations: [HeldNights1767225900003],
  sentences: availabilitySentences,
  constraintRefusals: { held_nights_sold_once: DatesTaken },
};
