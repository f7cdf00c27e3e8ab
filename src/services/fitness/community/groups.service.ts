import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { Storage } from '#media/storage';
import { RateLimits } from '#rate-limits/rate-limits';
import { Clock } from '#kit/time/clock';
import { MemberDays } from '../days/member-days';
import { CommunityNotices } from './community-notices';
import type { PostBody } from './community.dto';
import { NotInGroup } from './community.refusals';
import { PostComment } from './post-comment.entity';
import { Post } from './post.entity';

const KEY_BYTES = 12;

@Injectable()
export class Groups {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly days: MemberDays,
    private readonly storage: Storage,
    private readonly notices: CommunityNotices,
    private readonly limits: RateLimits,
  ) {}

  async toggleMembership(accountId: number, slug: string): Promise<void> {
    await this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      const group = await this.group(slug);
      const deletion = 'DELETE FROM group_membership WHERE group_id = $1 AND account_id = $2 RETURNING group_id';
      if (await this.db.row(deletion, [group, accountId])) return;
      await this.db.rows('INSERT INTO group_membership (group_id, account_id, joined_at) VALUES ($1, $2, $3)', [
        group,
        accountId,
        this.clock.now().toString(),
      ]);
    });
  }

  async post(accountId: number, slug: string, { body, image_url: imageUrl }: PostBody): Promise<void> {
    if (imageUrl != null && !this.storage.isOwnMedia(imageUrl)) throw fieldRefused('image_url', 'own_media');
    await this.write('posts', accountId, async () => {
      const groupId = await this.joinedGroup(accountId, slug);
      const key = randomBytes(KEY_BYTES).toString('base64url');
      await this.db.of(Post).insert({ key, groupId, authorId: accountId, body, imageUrl: imageUrl ?? null });
    });
  }

  async toggleLike(accountId: number, slug: string, key: string): Promise<void> {
    await this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      const { id } = await this.postOf(accountId, slug, key);
      const deletion = 'DELETE FROM post_like WHERE post_id = $1 AND account_id = $2 RETURNING post_id';
      if (await this.db.row(deletion, [id, accountId])) return;
      await this.db.rows('INSERT INTO post_like (post_id, account_id) VALUES ($1, $2)', [id, accountId]);
    });
  }

  async comment(accountId: number, slug: string, key: string, body: string): Promise<void> {
    await this.write('comments', accountId, async () => {
      const { id, author_id: author } = await this.postOf(accountId, slug, key);
      const { identifiers } = await this.db.of(PostComment).insert({ postId: id, authorId: accountId, body });
      await this.notices.tell(author, accountId, {
        type: 'post_commented',
        data: { group: slug, postKey: key, post_key: key, comment_id: identifiers[0]!['id'] },
      });
    });
  }

  private async write(limit: 'posts' | 'comments', accountId: number, work: () => Promise<void>): Promise<void> {
    await this.limits.countSuccesses(limit, String(accountId), () => this.db.transaction(work));
  }

  /** A post of this group; posts of other groups answer 404. */
  private async postOf(
    accountId: number,
    slug: string,
    key: string,
  ): Promise<{ id: number; author_id: number | null }> {
    const groupId = await this.joinedGroup(accountId, slug);
    const post = await this.db.rowOr<{ id: number; author_id: number | null }>(
      NotFound,
      'SELECT id, author_id FROM post WHERE key = $1 AND group_id = $2 FOR KEY SHARE',
      [key, groupId],
    );
    return post;
  }

  private async joinedGroup(accountId: number, slug: string): Promise<number> {
    const group = await this.group(slug);
    const membership = 'SELECT 1 FROM group_membership WHERE group_id = $1 AND account_id = $2 FOR KEY SHARE';
    if (!(await this.db.row(membership, [group, accountId]))) throw NotInGroup();
    return group;
  }

  private async group(slug: string): Promise<number> {
    const statement = 'SELECT id FROM community_group WHERE slug = $1 FOR KEY SHARE';
    const row = await this.db.rowOr<{ id: number }>(NotFound, statement, [slug]);
    return row.id;
  }
}
