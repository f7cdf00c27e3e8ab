import { sql, when } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';
import { manyPeopleOf } from '../accounts/member-accounts';
import { catalogue, catalogueColumns } from '../catalogue/catalogue';
import { CommunityGroup } from './community-group.entity';
import type { GroupBody, ManagedGroupsQuery } from './groups.dto';
import { ManagedGroupView } from './managed-group.view';

export const GroupInUse = refusal(409, 'group_in_use');

export const GROUPS = catalogue({
  entity: CommunityGroup,
  columns: ManagedGroupView.columns<CommunityGroup>('c', {
    member_count: manyPeopleOf('group_membership', 'entry.group_id = c.id'),
  }),
  view: ManagedGroupView.of,
  filters: (query: ManagedGroupsQuery) => [when(query.topic, topic => sql`c.topic = ${topic}`)],
  values: catalogueColumns<GroupBody, CommunityGroup>(),
  defaults: { topic: 'general' },
});
