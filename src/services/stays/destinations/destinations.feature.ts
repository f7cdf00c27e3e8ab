import { SlugTaken } from '#kit/language/slug';
import { Destinations1767225900000 } from '#migrations/stays/1767225900000-destinations';
import type { Feature } from '#kit/service/feature';
import { Destination } from './destination.entity';
import { DestinationsModule } from './destinations.module';
import { destinationsSentences } from './destinations.sentences';
import { DestinationHasStays } from './destinations.service';

export const destinations: Feature = {
  module: DestinationsModule,
  entities: [Destination],
  migrations: [Destinations1767225900000],
  sentences: destinationsSentences,
  constraintRefusals: { destination_slug_key: SlugTaken, stay_destination_fkey: DestinationHasStays },
};
