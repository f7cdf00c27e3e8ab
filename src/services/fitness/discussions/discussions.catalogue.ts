import { sql, when } from '#kit/database/sql';
import { changedText } from '#kit/language/changed-text';
import { catalogue, catalogueColumns } from '../catalogue/catalogue';
import { authorOf, groupNameOf } from '../community/community-people';
import { Discussion } from '../community/discussion.entity';
import { CommunityGroup } from '../groups/community-group.entity';
import type { DiscussionBody, ManagedDiscussionsQuery } from './discussions.dto';
import { ManagedDiscussionView } from './managed-discussion.view';

export const DISCUSSIONS = catalogue({
  entity: Discussion,
  named: 'title',
  columns: ManagedDiscussionView.columns<Discussion>('c', {
    group: groupNameOf('c.group_id'),
    author: authorOf('c.author_id'),
    reply_count: '(SELECT count(*)::integer FROM discussion_reply r WHERE r.discussion_id = c.id)',
  }),
  view: ManagedDiscussionView.of,
  filters: (query: ManagedDiscussionsQuery) => [when(query.group_id, id => sql`c.group_id = ${id}`)],
  values: catalogueColumns<DiscussionBody, Discussion>({ body: changedText }),
  references: { group_id: CommunityGroup },
});
