import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { SlugTaken } from '#kit/database/slug';
import { Neighborhood } from './neighborhood.entity';
import { neighborhoodsMessages } from './neighborhoods.messages';
import { NeighborhoodsStaffController } from './neighborhoods-staff.controller';
import { NeighborhoodsController } from './neighborhoods.controller';
import { Neighborhoods } from './neighborhoods.service';
import { neighborhoodsOffice } from './neighborhoods.office';

export const neighborhoods: Feature = {
  tables: ['property/neighborhoods'],
  routines: routinesIn(__dirname, 'file_cleanup', 'write_notifications'),
  controllers: [NeighborhoodsStaffController, NeighborhoodsController],
  providers: [Neighborhoods],
  entities: [Neighborhood],
  messages: neighborhoodsMessages,
  constraintRefusals: { neighborhood_slug_key: SlugTaken },
  office: neighborhoodsOffice,
};
