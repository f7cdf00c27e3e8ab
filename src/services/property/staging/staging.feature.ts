import type { Feature } from '#kit/service/feature';
import { StagedRooms } from './staged-rooms';
import { StagingController } from './staging.controller';
import { Staging } from './staging.service';
import { stagingOffice } from './staging.office';

export const staging: Feature = {
  controllers: [StagingController],
  providers: [Staging, StagedRooms],
  office: stagingOffice,
};
