import { routinesIn } from '#kit/service/sql-files';
import { SlugTaken } from '#kit/database/slug';
import type { Feature } from '#kit/service/feature';
import { Destination } from './destination.entity';
import { destinationsMessages } from './destinations.messages';
import { DestinationHasStays } from './destinations.service';
import { DestinationsController } from './destinations.controller';
import { DestinationsStaffController } from './destinations-staff.controller';
import { Destinations } from './destinations.service';
import { destinationsOffice } from './destinations.office';

/** The staff controller comes first, so that `manage` is not matched as a slug. */
export const destinations: Feature = {
  controllers: [DestinationsStaffController, DestinationsController],
  providers: [Destinations],
  entities: [Destination],
  tables: ['stays/destinations'],
  routines: routinesIn(__dirname, 'file_cleanup', 'write_notifications'),
  messages: destinationsMessages,
  constraintRefusals: { destination_slug_key: SlugTaken, stay_destination_fkey: DestinationHasStays },
  office: destinationsOffice,
};
