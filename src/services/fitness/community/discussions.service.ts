import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql, when } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { pageFields } from '../paged-rows';
import { NotFound } from '#kit/refusals/refusal';
import { RateLimits } from '#rate-limits/rate-limits';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { authorOf, groupNameOf } from './community-people';
import { CommunityNotices } from './community-notices';
import { FIRST_OF_REPLIES } from './community.dto';
import { NotInGroup } from './community.refusals';
import { DiscussionCardView, DiscussionView, ReplyView } from './community.view';
import { DiscussionReply } from './discussion-reply.entity';
import { Discussion } from './discussion.entity';

const FIRST_DISCUSSIONS: PageRequest = { page: 1, limit: 30 };

const EXPRESSIONS = {
  group: groupNameOf('d.group_id'),
  author: authorOf('d.author_id'),
  reply_count: '(SELECT count(*)::integer FROM discussion_reply r WHERE r.discussion_id = d.id)',
};

/** Replies are paginated and read in a separate statement. */
const UNPAGED = { ...EXPRESSIONS, replies: 'NULL', page: 'NULL', limit: 'NULL', total: 'NULL', totalPages: 'NULL' };

type Card = InstanceType<typeof DiscussionCardView>;

@Injectable()
export class Discussions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly notices: CommunityNotices,
    private readonly limits: RateLimits,
  ) {}

  /** Ordered by last reply, the latest first; only those of `group` if it is set. */
  async list(group?: string, request: PageRequest = FIRST_DISCUSSIONS): Promise<Page<Card>> {
    const page = await listPage<RowOf<typeof DiscussionCardView>>(this.db, request, {
      columns: DiscussionCardView.columns<Discussion>('d', EXPRESSIONS),
      from: 'discussion d',
      where: [when(group, slug => sql`d.group_id = (SELECT g.id FROM community_group g WHERE g.slug = ${slug})`)],
      order: 'd.last_reply_at DESC, d.id DESC',
    });
    return mapPage(page, DiscussionCardView.of);
  }

  async get(slug: string, request: PageRequest = FIRST_OF_REPLIES): Promise<DiscussionView> {
    const row = await this.db.rowOr<RowOf<typeof DiscussionView> & { id: number }>(
      NotFound,
      `SELECT ${DiscussionView.columns<Discussion>('d', UNPAGED)}, d.id FROM discussion d WHERE d.slug = $1`,
      [slug],
    );
    const page = await listPage<RowOf<typeof ReplyView>>(this.db, request, {
      columns: ReplyView.columns<DiscussionReply>('r', { author: authorOf('r.author_id') }),
      from: 'discussion_reply r',
      where: [sql`r.discussion_id = ${row.id}`],
      order: 'r.id DESC',
    });
    return DiscussionView.of({ ...row, ...pageFields(page), replies: page.rows.toReversed().map(ReplyView.of) });
  }

  /** Only members of the group can reply. */
  async reply(accountId: number, slug: string, body: string): Promise<DiscussionView> {
    await this.limits.countSuccesses('replies', String(accountId), () => this.store(accountId, slug, body));
    return this.get(slug);
  }

  private async store(accountId: number, slug: string, body: string): Promise<void> {
    await this.db.transaction(async () => {
      const discussion = await this.db.rowOr<{ id: number; author_id: number | null; may_reply: boolean }>(
        NotFound,
        `SELECT d.id, d.author_id, d.group_id IS NULL OR EXISTS (
           SELECT 1 FROM group_membership m WHERE m.group_id = d.group_id AND m.account_id = $2) AS may_reply
         FROM discussion d WHERE d.slug = $1 FOR NO KEY UPDATE OF d`,
        [slug, accountId],
      );
      if (!discussion.may_reply) throw NotInGroup();
      const reply = { discussionId: discussion.id, authorId: accountId, body };
      const { identifiers } = await this.db.of(DiscussionReply).insert(reply);
      await this.db.of(Discussion).update({ id: discussion.id }, { lastReplyAt: this.clock.date() });
      await this.notices.notify(discussion.author_id, accountId, {
        type: 'discussion_replied',
        data: { discussion: slug, reply_id: identifiers[0]!['id'] },
      });
    });
  }
}
