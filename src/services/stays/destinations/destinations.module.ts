import { Module } from '@nestjs/common';
import { DestinationsController } from './destinations.controller';
import { DestinationsStaffController } from './destinations-staff.controller';
import { Destinations } from './destinations.service';

/** The dashboard comes first, so that `manage` is never read as a slug. */
@Module({ controllers: [DestinationsStaffController, DestinationsController], providers: [Destinations] })
export class DestinationsModule {}
