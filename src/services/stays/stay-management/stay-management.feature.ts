import { SlugTaken } from '#kit/database/slug';
import type { Feature } from '#kit/service/feature';
import { NotPublishable } from './publication';
import { StayHasBookings } from './stay-editing.service';
import { stayManagementSentences } from './stay-management.sentences';
import { ManagedStays } from './managed-stays.service';
import { StayEditing } from './stay-editing.service';
import { StaysManageController } from './stays-manage.controller';

export const stayManagement: Feature = {
  controllers: [StaysManageController],
  providers: [ManagedStays, StayEditing],
  sentences: stayManagementSentences,
  constraintRefusals: {
    stay_slug_key: SlugTaken,
    stay_published_is_complete: NotPublishable,
    booking_keeps_its_stay: StayHasBookings,
  },
};
