import type { Feature } from '#kit/service/feature';
import { StagedRooms } from './staged-rooms';
import { StagingController } from './staging.controller';
import { Staging } from './staging.service';

export const staging: Feature = {
  controllers: [StagingController],
  providers: [Staging, StagedRooms],
};
