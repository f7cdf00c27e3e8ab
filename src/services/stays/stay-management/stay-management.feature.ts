import { SlugTaken } from '#kit/language/slug';
import type { Feature } from '#kit/service/feature';
import { NotPublishable } from './publication';
import { StayHasBookings } from './stay-editing.service';
import { StayManagementModule } from './stay-management.module';
import { stayManagementSentences } from './stay-management.sentences';

export const stayManagement: Feature = {
  module: StayManagementModule,
  sentences: stayManagementSentences,
  constraintRefusals: {
    stay_slug_key: SlugTaken,
    stay_published_is_complete: NotPublishable,
    booking_keeps_its_stay: StayHasBookings,
  },
};
