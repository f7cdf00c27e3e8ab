import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { Storage } from '#media/storage';
import { RateLimits } from '#rate-limits/rate-limits';
import { Clock } from '#kit/time/clock';
import { lockBySlug } from '../catalogue/lock-by-slug';
import { MemberDays } from '../days/member-days';
import { CommunityGroup } from '../groups/community-group.entity';
import { GroupMembership } from '../groups/group-membership.entity';
import { CommunityNotices } from './community-notices';
import type { PostBody } from './community.dto';
import { lockMembership } from './group-members';
import { PostComment } from './post-comment.entity';
import { PostLike } from './post-like.entity';
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
      const { id: groupId } = await lockBySlug(this.db, CommunityGroup, slug);
      const memberships = this.db.of(GroupMembership);
      const { affected } = await memberships.delete({ groupId, accountId });
      if (!affected) await memberships.insert({ groupId, accountId, joinedAt: this.clock.date() });
    });
  }

  async post(accountId: number, slug: string, { body, image_url: imageUrl }: PostBody): Promise<void> {
    if (imageUrl != null && !this.storage.isOwnMedia(imageUrl)) throw fieldRefused('image_url', 'own_media');
    await this.write('posts', accountId, async () => {
      const groupId = await this.lockJoinedGroup(accountId, slug);
      const key = randomBytes(KEY_BYTES).toString('base64url');
      await this.db.of(Post).insert({ key, groupId, authorId: accountId, body, imageUrl: imageUrl ?? null });
    });
  }

  async toggleLike(accountId: number, slug: string, key: string): Promise<void> {
    await this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      const { id: postId } = await this.lockPost(accountId, slug, key);
      const likes = this.db.of(PostLike);
      const { affected } = await likes.delete({ postId, accountId });
      if (!affected) await likes.insert({ postId, accountId });
    });
  }

  async comment(accountId: number, slug: string, key: string, body: string): Promise<void> {
    await this.write('comments', accountId, async () => {
      const { id: postId, authorId } = await this.lockPost(accountId, slug, key);
      const { identifiers } = await this.db.of(PostComment).insert({ postId, authorId: accountId, body });
      await this.notices.notify(authorId, accountId, {
        type: 'post_commented',
        data: { group: slug, postKey: key, post_key: key, comment_id: identifiers[0]!['id'] },
      });
    });
  }

  private async write(limit: 'posts' | 'comments', accountId: number, work: () => Promise<void>): Promise<void> {
    await this.limits.countSuccesses(limit, String(accountId), () => this.db.transaction(work));
  }

  /** Locks a post against deletion. @throws NotFound for posts of other groups */
  private async lockPost(accountId: number, slug: string, key: string): Promise<Post> {
    const groupId = await this.lockJoinedGroup(accountId, slug);
    const post = await this.db.of(Post).findOne({ where: { key, groupId }, lock: { mode: 'for_key_share' } });
    if (!post) throw NotFound();
    return post;
  }

  private async lockJoinedGroup(accountId: number, slug: string): Promise<number> {
    const { id } = await lockBySlug(this.db, CommunityGroup, slug);
    await lockMembership(this.db, id, accountId);
    return id;
  }
}
