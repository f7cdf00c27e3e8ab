import type { Feature } from '#kit/service/feature';
import { availabilityMessages } from './availability.messages';
import { Block } from './block.entity';
import { AvailabilityController } from './availability.controller';
import { Availability } from './availability.service';
import { BlocksController } from './blocks.controller';
import { Blocks } from './blocks.service';
import { StayQuotes } from './stay-quotes.service';
import { CalendarController } from './calendar.controller';
import { Calendar } from './calendar.service';
import { availabilityOffice } from './availability.office';

export const availability: Feature = {
  tables: ['stays/availability'],
  controllers: [AvailabilityController, BlocksController, CalendarController],
  providers: [Availability, StayQuotes, Blocks, Calendar],
  entities: [Block],
  messages: availabilityMessages,
  office: availabilityOffice,
};
