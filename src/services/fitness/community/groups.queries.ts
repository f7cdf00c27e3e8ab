import type { PostComment } from './post-comment.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { utcText } from '#kit/database/json';
import { listPage } from '#kit/database/list';
import { raw, sql } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { pageFields } from '../paged-rows';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { IS_LIVE_MEMBER, manyPeopleOf } from '../accounts/member-accounts';
import { CommunityGroup } from '../groups/community-group.entity';
import { asReader, authorOf } from './community-people';
import { FIRST_OF_GROUP } from './community.dto';
import { CommentView, CommunityMemberView, GroupCardView, type GroupView } from './community.view';
import { Discussions } from './discussions.service';
import { Events } from './events.service';
import { postsPage } from './posts.queries';

const FIRST_MEMBERS: PageRequest = { page: 1, limit: 30 };

const COLUMNS = GroupCardView.columns<CommunityGroup>('g', {
  member_count: manyPeopleOf('group_membership', 'entry.group_id = g.id'),
  post_count: '(SELECT count(*)::integer FROM post p WHERE p.group_id = g.id)',
  joined: 'EXISTS (SELECT 1 FROM group_membership m WHERE m.group_id = g.id AND m.account_id = $1)',
});
const GROUPS = `SELECT ${COLUMNS}, g.id FROM community_group g`;

@Injectable()
export class GroupQueries {
  constructor(
    private readonly db: Database,
    private readonly events: Events,
    private readonly discussions: Discussions,
  ) {}

  /** Joined groups by name, others by number of members. */
  async all(accountId: number): Promise<{ joined: GroupCardView[]; others: GroupCardView[] }> {
    const statement = `SELECT * FROM (${GROUPS}) shown ORDER BY shown.name ->> 'en', shown.id LIMIT 500`;
    const cards = (await this.db.rows<GroupCardView>(statement, [accountId])).map(GroupCardView.of);
    return {
      joined: cards.filter(({ joined }) => joined),
      others: cards.filter(({ joined }) => !joined).toSorted((a, b) => b.member_count - a.member_count),
    };
  }

  async list(accountId: number, request: PageRequest): Promise<Page<GroupCardView>> {
    const page = await listPage<RowOf<typeof GroupCardView>>(this.db, request, {
      columns: COLUMNS,
      from: 'community_group g',
      where: [asReader(accountId)],
      order: `g.name ->> 'en', g.id`,
    });
    return mapPage(page, GroupCardView.of);
  }

  async page(accountId: number, slug: string, request: PageRequest = FIRST_OF_GROUP): Promise<GroupView> {
    const row = await this.db.rowOr<GroupCardView & { id: number }>(NotFound, `${GROUPS} WHERE g.slug = $2`, [
      accountId,
      slug,
    ]);
    const posts = await postsPage(this.db, accountId, sql`p.group_id = ${row.id}`, request);
    return {
      ...GroupCardView.of(row),
      members: (await this.membersOf(row.id, FIRST_MEMBERS)).rows,
      posts: posts.rows,
      ...pageFields(posts),
      events: (await this.events.upcoming(accountId, slug)).rows,
      discussions: (await this.discussions.list(slug)).rows,
    };
  }

  async members(slug: string, request: PageRequest): Promise<Page<CommunityMemberView>> {
    const group = await this.db.of(CommunityGroup).findOneBy({ slug });
    if (!group) throw NotFound();
    return this.membersOf(group.id, request);
  }

  async comments(slug: string, key: string, request: PageRequest): Promise<Page<CommentView>> {
    const post = await this.db.rowOr<{ id: number }>(
      NotFound,
      'SELECT p.id FROM post p JOIN community_group g ON g.id = p.group_id WHERE g.slug = $1 AND p.key = $2',
      [slug, key],
    );
    const page = await listPage<RowOf<typeof CommentView>>(this.db, request, {
      columns: CommentView.columns<PostComment>('c', {
        author: authorOf('c.author_id'),
        created_at: utcText('c.created_at'),
      }),
      from: 'post_comment c',
      where: [sql`c.post_id = ${post.id}`],
      order: 'c.id DESC',
    });
    return mapPage(page, CommentView.of);
  }

  private async membersOf(groupId: number, request: PageRequest): Promise<Page<CommunityMemberView>> {
    const page = await listPage<RowOf<typeof CommunityMemberView>>(this.db, request, {
      columns: CommunityMemberView.columns('person'),
      from: 'group_membership m',
      join: 'JOIN account person ON person.id = m.account_id',
      where: [
        sql`m.group_id = ${groupId}`,
        sql`EXISTS (SELECT FROM account person WHERE person.id = m.account_id AND ${raw(IS_LIVE_MEMBER)})`,
      ],
      order: 'm.joined_at DESC, m.account_id DESC',
    });
    return mapPage(page, CommunityMemberView.of);
  }
}
