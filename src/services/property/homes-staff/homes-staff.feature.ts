import type { Feature } from '#kit/service/feature';
import { homesStaffSentences } from './homes-staff.sentences';
import { HomeEditing } from './home-editing.service';
import { HomeGalleries } from './home-galleries.service';
import { HomesStaffController } from './homes-staff.controller';
import { HomesStaffService } from './homes-staff.service';

export const homesStaff: Feature = {
  controllers: [HomesStaffController],
  providers: [HomesStaffService, HomeEditing, HomeGalleries],
  sentences: homesStaffSentences,
};
