import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { CommunityMemberView, GroupNameView } from '../community/community.view';

export const ManagedDiscussionView = view('ManagedDiscussionView', 'A discussion as moderators see it', {
  id: shown.id(),
  slug: shown.text({ example: 'how-do-you-warm-up' }),
  title: shown.bilingual(),
  body: shown.bilingual(),
  group_id: shown.whole({ nullable: true, description: 'Null for a discussion of all members.' }),
  group: shown.one(GroupNameView, { nullable: true, description: 'Null for a discussion of all members.' }),
  author: shown.one(CommunityMemberView, { nullable: true, description: 'Null for the club or a former member.' }),
  reply_count: shown.whole({ description: 'How many replies there are in all.' }),
  last_reply_at: shown.instant({ description: 'When it was opened, while it has no reply.' }),
  ...shown.timestamps,
});
