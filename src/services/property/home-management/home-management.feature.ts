import type { Feature } from '#kit/service/feature';
import { homesStaffSentences } from './home-management.sentences';
import { HomeEditing } from './home-editing.service';
import { HomeGalleries } from './home-galleries.service';
import { HomesStaffController } from './home-management.controller';
import { HomesStaffService } from './home-management.service';

export const homesStaff: Feature = {
  controllers: [HomesStaffController],
  providers: [HomesStaffService, HomeEditing, HomeGalleries],
  sentences: homesStaffSentences,
};
