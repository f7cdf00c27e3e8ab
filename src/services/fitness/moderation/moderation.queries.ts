import type { Post } from '../community/post.entity';
import type { PostComment } from '../community/post-comment.entity';
import type { DiscussionReply } from '../community/discussion-reply.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { type Condition, raw, sql, when } from '#kit/database/sql';
import { listPage } from '#kit/database/list';
import { dataPage, mapPage } from '#kit/http/page';
import type { RowOf } from '#kit/views/view';
import { authorOf, groupNameOf } from '../community/community-people';
import { ModeratedCommentView, ModeratedPostView, ModeratedReplyView } from './moderated.view';
import type { ModeratedCommentsQuery, ModeratedPostsQuery, ModeratedRepliesQuery } from './moderation.dto';

const POSTS = ModeratedPostView.columns<Post>('p', {
  group: groupNameOf('p.group_id'),
  author: authorOf('p.author_id'),
  likes: '(SELECT count(*)::integer FROM post_like l WHERE l.post_id = p.id)',
  comment_count: '(SELECT count(*)::integer FROM post_comment c WHERE c.post_id = p.id)',
});
const COMMENTS = ModeratedCommentView.columns<PostComment>('c', {
  key: 'p.key',
  group: groupNameOf('p.group_id'),
  author: authorOf('c.author_id'),
});
const REPLIES = ModeratedReplyView.columns<DiscussionReply>('r', {
  discussion: `(SELECT json_build_object('slug', d.slug, 'title', d.title) FROM discussion d WHERE d.id = r.discussion_id)`,
  author: authorOf('r.author_id'),
});

/** Public content of members, the latest first. */
@Injectable()
export class ModerationQueries {
  constructor(private readonly db: Database) {}

  async posts({ author, group_id, pageRequest }: ModeratedPostsQuery) {
    const page = await listPage<RowOf<typeof ModeratedPostView>>(this.db, pageRequest, {
      columns: POSTS,
      from: 'post p',
      where: [writtenBy('p', author), when(group_id, id => sql`p.group_id = ${id}`)],
      order: 'p.id DESC',
    });
    return dataPage(mapPage(page, ModeratedPostView.of));
  }

  async comments({ author, postKey, pageRequest }: ModeratedCommentsQuery) {
    const page = await listPage<RowOf<typeof ModeratedCommentView>>(this.db, pageRequest, {
      columns: COMMENTS,
      from: 'post_comment c',
      join: 'JOIN post p ON p.id = c.post_id',
      where: [
        writtenBy('c', author),
        when(postKey, key => sql`c.post_id = (SELECT post.id FROM post WHERE post.key = ${key})`),
      ],
      order: 'c.id DESC',
    });
    return dataPage(mapPage(page, ModeratedCommentView.of));
  }

  async replies({ author, discussion_id, pageRequest }: ModeratedRepliesQuery) {
    const page = await listPage<RowOf<typeof ModeratedReplyView>>(this.db, pageRequest, {
      columns: REPLIES,
      from: 'discussion_reply r',
      where: [writtenBy('r', author), when(discussion_id, id => sql`r.discussion_id = ${id}`)],
      order: 'r.id DESC',
    });
    return dataPage(mapPage(page, ModeratedReplyView.of));
  }
}

/** An unknown account matches no rows. */
const writtenBy = (alias: string, author: string | undefined): Condition =>
  when(
    author,
    username =>
      sql`${raw(`${alias}.author_id`)} = (SELECT account.id FROM account WHERE account.username = ${username.toLowerCase()})`,
  );
