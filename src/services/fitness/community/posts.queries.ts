import type { Database } from '#kit/database/database';
import { utcText } from '#kit/database/json';
import type { RowOf } from '#kit/views/view';
import { peopleOf } from '../accounts/member-accounts';
import { authorOf, groupNameOf } from './community-people';
import { PostView } from './community.view';

const SHOWN_COMMENTS = 20;

/** Posts as `p`, seen by the account `$1`. */
const POSTS = `
  SELECT ${PostView.columns('p', {
    group: groupNameOf('p.group_id'),
    author: authorOf('p.author_id'),
    likes: peopleOf('post_like', 'held.post_id = p.id'),
    liked: 'EXISTS (SELECT 1 FROM post_like l WHERE l.post_id = p.id AND l.account_id = $1)',
    comment_count: '(SELECT count(*)::integer FROM post_comment c WHERE c.post_id = p.id)',
    comments: `(
      SELECT coalesce(json_agg(json_build_object('id', c.id, 'author', ${authorOf('c.author_id')}, 'body', c.body,
        'created_at', ${utcText('c.created_at')}) ORDER BY c.id), '[]')
      FROM (SELECT * FROM post_comment c WHERE c.post_id = p.id ORDER BY c.id DESC LIMIT ${SHOWN_COMMENTS}) c)`,
  })}
  FROM post p`;

/** The latest first. `values` begin with the account that reads. */
export async function latestPosts(db: Database, where: string, values: unknown[], limit: number): Promise<PostView[]> {
  const statement = `${POSTS} WHERE ${where} ORDER BY p.id DESC LIMIT ${limit}`;
  return (await db.rows<RowOf<typeof PostView>>(statement, values)).map(PostView.of);
}
