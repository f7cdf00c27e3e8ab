import { SlugTaken } from '#kit/database/slug';
import type { Feature } from '#kit/service/feature';
import { NotPublishable } from './publication';
import { StayHasBookings } from './stay-editing.service';
import { staysStaffMessages } from './stays-staff.messages';
import { StaysStaffService } from './stays-staff.service';
import { StayEditing } from './stay-editing.service';
import { StaysStaffController } from './stays-staff.controller';
import { staysStaffOffice } from './stays-staff.office';

export const staysStaff: Feature = {
  controllers: [StaysStaffController],
  providers: [StaysStaffService, StayEditing],
  messages: staysStaffMessages,
  constraintRefusals: {
    stay_slug_key: SlugTaken,
    stay_published_is_complete: NotPublishable,
    booking_keeps_its_stay: StayHasBookings,
  },
  office: staysStaffOffice,
};
