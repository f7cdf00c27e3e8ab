import { shown } from '#kit/views/shown';
import { inBothSpellings } from '../both-spellings';
import { view } from '#kit/views/view';
import { CommunityMemberView, GroupNameView } from '../community/community.view';

const author = () =>
  shown.one(CommunityMemberView, { nullable: true, description: 'Author; null for a former member.' });

export const ModeratedPostView = view('ModeratedPost', 'A post as moderators see it', {
  ...inBothSpellings(
    'postKey',
    'post_key',
    shown.text({ from: 'key', description: 'Key that identifies the post in URLs.' }),
  ),
  group: shown.one(GroupNameView),
  author: author(),
  body: shown.text(),
  image_url: shown.picture({ nullable: true }),
  likes: shown.whole({ description: 'Number of likes.' }),
  comment_count: shown.whole({ description: 'Number of comments.' }),
  created_at: shown.instant(),
});

export const ModeratedCommentView = view('ModeratedComment', 'A comment as moderators see it', {
  id: shown.id(),
  ...inBothSpellings('postKey', 'post_key', shown.text({ from: 'key', description: 'Key of the commented post.' })),
  group: shown.one(GroupNameView),
  author: author(),
  body: shown.text(),
  created_at: shown.instant(),
});

const DiscussionNameView = view('DiscussionName', {
  slug: shown.text({ example: 'how-do-you-warm-up' }),
  title: shown.bilingual(),
});

export const ModeratedReplyView = view('ModeratedReply', 'A reply as moderators see it', {
  id: shown.id(),
  discussion: shown.one(DiscussionNameView, { description: 'Discussion of the reply.' }),
  author: author(),
  body: shown.text(),
  created_at: shown.instant(),
});
