import type { Feature } from '#kit/service/feature';
import { homesStaffMessages } from './homes-staff.messages';
import { HomeChanged } from './home.events';
import { HomeEditing } from './home-editing.service';
import { HomeGalleries } from './home-galleries.service';
import { HomesStaffController } from './homes-staff.controller';
import { HomesStaffService } from './homes-staff.service';
import { homesStaffOffice } from './homes-staff.office';

export const homesStaff: Feature = {
  controllers: [HomesStaffController],
  providers: [HomesStaffService, HomeEditing, HomeGalleries],
  messages: homesStaffMessages,
  domainEvents: [HomeChanged],
  office: homesStaffOffice,
};
