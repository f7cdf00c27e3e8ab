import { Global, Module } from '@nestjs/common';
import { AvailabilityController } from './availability.controller';
import { Availability } from './availability.service';
import { CompanyTime } from './company-time';
import { NightHolds } from './night-holds.service';

/** Global: searching, booking, paying and blocking go by the same nights. */
@Global()
@Module({
  controllers: [AvailabilityController],
  providers: [Availability, CompanyTime, NightHolds],
  exports: [Availability, CompanyTime, NightHolds],
})
export class AvailabilityModule {}
