import { Groups1767312600006 } from '#migrations/fitness/1767312600006-groups';
import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
import { CommunityGroup } from './community-group.entity';
import { GroupMembership } from './group-membership.entity';
import { GroupsStaffController } from './groups-staff.controller';
import { GroupInUse } from './groups.catalogue';
import { groupSentences } from './groups.sentences';

export const groups: Feature = {
  controllers: [GroupsStaffController],
  entities: [CommunityGroup, GroupMembership],
  migrations: [Groups1767312600006],
  sentences: groupSentences,
  constraintRefusals: {
    community_group_slug_key: SlugInUse,
    group_membership_group_fkey: GroupInUse,
    post_group_fkey: GroupInUse,
    discussion_group_fkey: GroupInUse,
    community_event_group_fkey: GroupInUse,
  },
};
