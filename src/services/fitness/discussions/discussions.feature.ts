import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
import { DiscussionsStaffController } from './discussions-staff.controller';

/** What staff do with the discussions of the community. */
export const managedDiscussions: Feature = {
  controllers: [DiscussionsStaffController],
  constraintRefusals: { discussion_slug_key: SlugInUse },
};
