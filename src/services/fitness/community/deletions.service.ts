import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { type Condition, allOf, sql, type Sql, when } from '#kit/database/sql';
import { NotFound } from '#kit/refusals/refusal';
import { CommunityNotices } from './community-notices';

interface WrittenBy {
  /** Only content of this account is deleted; without it, content of any account. */
  authorId?: number;
}

/** Deletes content of members with everything that depends on it. @throws NotFound also for content of others */
@Injectable()
export class Deletions {
  constructor(
    private readonly db: Database,
    private readonly notices: CommunityNotices,
  ) {}

  /** Likes and comments are deleted by foreign keys. */
  async post({ key, group, authorId }: WrittenBy & { key: string; group?: string }): Promise<void> {
    await this.db.transaction(async () => {
      const post = await this.firstRow<{ author_id: number | null }>(sql`
        DELETE FROM post p USING community_group g
        WHERE ${where(sql`g.id = p.group_id`, sql`p.key = ${key}`, inGroup(group), by(sql`p.author_id`, authorId))}
        RETURNING p.author_id`);
      await this.notices.withdraw(post.author_id, 'post_commented', { postKey: key });
    });
  }

  async comment({
    id,
    post,
    authorId,
  }: WrittenBy & { id: number; post?: { key: string; group: string } }): Promise<void> {
    await this.db.transaction(async () => {
      const comment = await this.firstRow<{ author_id: number | null }>(sql`
        DELETE FROM post_comment c USING post p, community_group g
        WHERE ${where(
          sql`p.id = c.post_id AND g.id = p.group_id AND c.id = ${id}`,
          when(post?.key, key => sql`p.key = ${key}`),
          inGroup(post?.group),
          by(sql`c.author_id`, authorId),
        )}
        RETURNING p.author_id`);
      await this.notices.withdraw(comment.author_id, 'post_commented', { comment_id: id });
    });
  }

  /** The last remaining reply then decides the place of the discussion in lists. */
  async reply({ id, discussion, authorId }: WrittenBy & { id: number; discussion?: string }): Promise<void> {
    await this.db.transaction(async () => {
      const parent = await this.firstRow<{ id: number; author_id: number | null }>(sql`
        SELECT d.id, d.author_id FROM discussion d
        WHERE ${where(
          sql`d.id = (SELECT r.discussion_id FROM discussion_reply r WHERE r.id = ${id})`,
          when(discussion, slug => sql`d.slug = ${slug}`),
        )}
        FOR NO KEY UPDATE`);
      await this.firstRow(sql`
        DELETE FROM discussion_reply r WHERE ${where(sql`r.id = ${id}`, by(sql`r.author_id`, authorId))} RETURNING r.id`);
      await this.db.rows(
        `UPDATE discussion SET last_reply_at = coalesce(
           (SELECT max(r.created_at) FROM discussion_reply r WHERE r.discussion_id = $1), created_at)
         WHERE id = $1`,
        [parent.id],
      );
      await this.notices.withdraw(parent.author_id, 'discussion_replied', { reply_id: id });
    });
  }

  private async firstRow<Row>(statement: Sql): Promise<Row> {
    return this.db.rowOr<Row>(NotFound, statement);
  }
}

const where = (...conditions: Condition[]): Sql => allOf(conditions);
const inGroup = (slug: string | undefined) => when(slug, text => sql`g.slug = ${text}`);
const by = (column: Sql, authorId: number | undefined) => when(authorId, id => sql`${column} = ${id}`);
