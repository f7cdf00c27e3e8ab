import type { Post } from './post.entity';
import type { Database } from '#kit/database/database';
import { utcText } from '#kit/database/json';
import { listPage } from '#kit/database/list';
import type { Condition } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import type { RowOf } from '#kit/views/view';
import { peopleOf } from '../accounts/member-accounts';
import { asReader, authorOf, groupNameOf } from './community-people';
import { PostView } from './community.view';

const SHOWN_COMMENTS = 20;

const COLUMNS = PostView.columns<Post>('p', {
  group: groupNameOf('p.group_id'),
  author: authorOf('p.author_id'),
  likes: peopleOf('post_like', 'entry.post_id = p.id'),
  liked: 'EXISTS (SELECT 1 FROM post_like l WHERE l.post_id = p.id AND l.account_id = $1)',
  comment_count: '(SELECT count(*)::integer FROM post_comment c WHERE c.post_id = p.id)',
  comments: `(
      SELECT coalesce(json_agg(json_build_object('id', c.id, 'author', ${authorOf('c.author_id')}, 'body', c.body,
        'created_at', ${utcText('c.created_at')}) ORDER BY c.id), '[]')
      FROM (SELECT * FROM post_comment c WHERE c.post_id = p.id ORDER BY c.id DESC LIMIT ${SHOWN_COMMENTS}) c)`,
});

/** The latest first, as the account sees them; it is `$1` in the condition. */
export async function postsPage(
  db: Database,
  accountId: number,
  where: Condition,
  request: PageRequest,
): Promise<Page<PostView>> {
  const page = await listPage<RowOf<typeof PostView>>(db, request, {
    columns: COLUMNS,
    from: 'post p',
    where: [asReader(accountId), where],
    order: 'p.id DESC',
  });
  return mapPage(page, PostView.of);
}
