import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { utcText } from '#kit/database/json';
import { sql } from '#kit/database/sql';
import type { PageRequest } from '#kit/http/page';
import { pageFields } from '../paged-rows';
import type { RowOf } from '#kit/views/view';
import { IS_LIVE_MEMBER, MemberNotFound } from '../accounts/member-accounts';
import { MemberDays } from '../days/member-days';
import { Achievements } from './achievements.queries';
import { sharesActivity } from './community-people';
import { FIRST_OF_MEMBER } from './community.dto';
import { MemberProfileView } from './community.view';
import type { MemberStatistics } from './member-statistics';
import { postsPage } from './posts.queries';

const PROFILE = `
  SELECT ${MemberProfileView.columns('person', {
    member_since: 'person.created_at',
    is_me: 'person.id = $1',
    shares_activity: sharesActivity('person.id'),
    figures: 'NULL',
    posts: 'NULL',
    page: 'NULL',
    limit: 'NULL',
    total: 'NULL',
    totalPages: 'NULL',
    badges: `(
      SELECT coalesce(json_agg(shown ORDER BY shown.earned_at DESC, shown.key), '[]') FROM (
        SELECT b.slug AS key, b.name, b.tier, b.icon, b.image_url, ${utcText('e.earned_at')} AS earned_at
        FROM earned_badge e JOIN badge b ON b.id = e.badge_id WHERE e.account_id = person.id) shown)`,
    groups: `(
      SELECT coalesce(json_agg(json_build_object('slug', g.slug, 'name', g.name) ORDER BY m.joined_at DESC, g.id), '[]')
      FROM group_membership m JOIN community_group g ON g.id = m.group_id WHERE m.account_id = person.id)`,
  })}, person.id,
    (SELECT coalesce(sum(a.points), 0)::integer FROM earned_achievement e JOIN achievement a ON a.id = e.achievement_id
      WHERE e.account_id = person.id) AS points
  FROM account person WHERE ${IS_LIVE_MEMBER}`;

type ProfileRow = RowOf<typeof MemberProfileView> & { id: number; points: number };

@Injectable()
export class Profiles {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
    private readonly achievements: Achievements,
  ) {}

  async get(readerId: number, username: string, request: PageRequest): Promise<MemberProfileView> {
    const row = await this.db.rowOr<ProfileRow>(MemberNotFound, `${PROFILE} AND person.username = $2`, [
      readerId,
      username,
    ]);
    const visible = row.is_me || row.shares_activity;
    const statistics = visible ? await this.achievements.statistics(await this.days.of(row.id)) : null;
    return this.profileOf(readerId, row, statistics, request);
  }

  /** The caller's own profile, from figures that were already loaded. */
  async getOwn(accountId: number, statistics: MemberStatistics): Promise<MemberProfileView> {
    const row = await this.db.rowOr<ProfileRow>(MemberNotFound, `${PROFILE} AND person.id = $1`, [accountId]);
    return this.profileOf(accountId, row, statistics, FIRST_OF_MEMBER);
  }

  /** Without figures, badges and achievements are hidden as well. */
  private async profileOf(
    readerId: number,
    row: ProfileRow,
    statistics: MemberStatistics | null,
    request: PageRequest,
  ): Promise<MemberProfileView> {
    const posts = await postsPage(this.db, readerId, sql`p.author_id = ${row.id}`, request);
    return MemberProfileView.of({
      ...row,
      figures: statistics && { ...statistics, points: row.points },
      badges: statistics ? row.badges : [],
      posts: posts.rows,
      ...pageFields(posts),
    });
  }
}
