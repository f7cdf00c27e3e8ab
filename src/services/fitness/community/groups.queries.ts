import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { IS_LIVE_MEMBER, peopleOf } from '../accounts/member-accounts';
import { CommunityMemberView, GroupCardView, type GroupView } from './community.view';
import { Discussions } from './discussions.service';
import { Events } from './events.service';
import { latestPosts } from './posts.queries';

const SHOWN_MEMBERS = 30;
const SHOWN_POSTS = 50;

/** Groups as `g`, seen by the account `$1`. */
const GROUPS = `
  SELECT ${GroupCardView.columns('g', {
    member_count: peopleOf('group_membership', 'held.group_id = g.id'),
    post_count: '(SELECT count(*)::integer FROM post p WHERE p.group_id = g.id)',
    joined: 'EXISTS (SELECT 1 FROM group_membership m WHERE m.group_id = g.id AND m.account_id = $1)',
  })}, g.id
  FROM community_group g`;

/** What a member sees of groups. */
@Injectable()
export class GroupQueries {
  constructor(
    private readonly db: Database,
    private readonly events: Events,
    private readonly discussions: Discussions,
  ) {}

  /** Joined ones by their names, others by their size. */
  async all(accountId: number): Promise<{ joined: GroupCardView[]; others: GroupCardView[] }> {
    const statement = `SELECT * FROM (${GROUPS}) shown ORDER BY shown.name ->> 'en', shown.id LIMIT 500`;
    const cards = (await this.db.rows<GroupCardView>(statement, [accountId])).map(GroupCardView.of);
    return {
      joined: cards.filter(({ joined }) => joined),
      others: cards.filter(({ joined }) => !joined).toSorted((a, b) => b.member_count - a.member_count),
    };
  }

  async page(accountId: number, slug: string): Promise<GroupView> {
    const row = await this.db.row<GroupCardView & { id: number }>(`${GROUPS} WHERE g.slug = $2`, [accountId, slug]);
    if (!row) throw NotFound();
    return {
      ...GroupCardView.of(row),
      members: await this.members(row.id),
      posts: await latestPosts(this.db, 'p.group_id = $2', [accountId, row.id], SHOWN_POSTS),
      events: await this.events.toCome(accountId, row.id),
      discussions: await this.discussions.list(row.id),
    };
  }

  private async members(groupId: number): Promise<CommunityMemberView[]> {
    return this.db.rows(
      `SELECT ${CommunityMemberView.columns('person')} FROM group_membership m JOIN account person ON person.id = m.account_id
       WHERE m.group_id = $1 AND ${IS_LIVE_MEMBER} ORDER BY m.joined_at DESC, person.id DESC LIMIT ${SHOWN_MEMBERS}`,
      [groupId],
    );
  }
}
