import { Groups1767312600006 } from '#migrations/fitness/1767312600006-groups';
import type { Feature } from '#kit/service/feature';
import { CommunityGroup } from './community-group.entity';
import { GroupMembership } from './group-membership.entity';

export const groups: Feature = {
  entities: [CommunityGroup, GroupMembership],
  migrations: [Groups1767312600006],
};
