import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
import { DiscussionsStaffController } from './discussions-staff.controller';
import { discussionsOffice } from './discussions.office';

export const managedDiscussions: Feature = {
  controllers: [DiscussionsStaffController],
  constraintRefusals: { discussion_slug_key: SlugInUse },
  office: discussionsOffice,
};
