import { Destinations1767225900000 } from '../../../../migrations/stays/1767225900000-destinations';
import type { Feature } from '../../../kit/service/feature';
import { Destination } from './destination.entity';
import { DestinationsModule } from './destinations.module';

export const destinations: Feature = {
  module: DestinationsModule,
  entities: [Destination],
  migrations: [Destinations1767225900000],
};
