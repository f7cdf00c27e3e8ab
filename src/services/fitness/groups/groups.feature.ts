import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
import { CommunityGroup } from './community-group.entity';
import { GroupMembership } from './group-membership.entity';
import { GroupsStaffController } from './groups-staff.controller';
import { GroupInUse } from './groups.catalogue';
import { groupMessages } from './groups.messages';
import { groupsOffice } from './groups.office';

export const groups: Feature = {
  controllers: [GroupsStaffController],
  entities: [CommunityGroup, GroupMembership],
  tables: ['fitness/groups'],
  routines: routinesIn(__dirname, 'file_cleanup'),
  messages: groupMessages,
  constraintRefusals: {
    community_group_slug_key: SlugInUse,
    group_membership_group_fkey: GroupInUse,
    post_group_fkey: GroupInUse,
    discussion_group_fkey: GroupInUse,
    community_event_group_fkey: GroupInUse,
  },
  office: groupsOffice,
};
