import { Global, Module } from '@nestjs/common';
import { AvailabilityController } from './availability.controller';
import { Availability } from './availability.service';
import { BlocksController } from './blocks.controller';
import { Blocks } from './blocks.service';
import { CalendarController } from './calendar.controller';
import { Calendar } from './calendar.service';
import { CompanyTime } from './company-time';
import { NightHolds } from './night-holds.service';

/** Global: searching, booking, paying and blocking go by the same nights. */
@Global()
@Module({
  controllers: [AvailabilityController, BlocksController, CalendarController],
  providers: [Availability, Blocks, Calendar, CompanyTime, NightHolds],
  exports: [Availability, CompanyTime, NightHolds],
})
export class AvailabilityModule {}
