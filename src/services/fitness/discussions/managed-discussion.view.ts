import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { CommunityMemberView, GroupNameView } from '../community/community.view';

export const ManagedDiscussionView = view('ManagedDiscussionView', 'A discussion as moderators see it', {
  id: shown.id(),
  slug: shown.text({ example: 'how-do-you-warm-up' }),
  title: shown.bilingual(),
  body: shown.bilingual(),
  group_id: shown.whole({ nullable: true, description: 'Id of the group; null for a discussion of all members.' }),
  group: shown.one(GroupNameView, { nullable: true, description: 'Group; null for a discussion of all members.' }),
  author: shown.one(CommunityMemberView, {
    nullable: true,
    description: 'Author; null for the club or a former member.',
  }),
  reply_count: shown.whole({ description: 'Total number of replies.' }),
  last_reply_at: shown.instant({ description: 'Time of the last reply, in UTC; time of opening without replies.' }),
  ...shown.timestamps,
});
