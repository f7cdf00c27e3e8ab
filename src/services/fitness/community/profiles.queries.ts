import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { utcText } from '#kit/database/json';
import type { RowOf } from '#kit/views/view';
import { IS_LIVE_MEMBER, MemberNotFound } from '../accounts/member-accounts';
import { MemberDays } from '../days/member-days';
import { Achievements } from './achievements.queries';
import { sharesActivity } from './community-people';
import { MemberProfileView } from './community.view';
import type { MemberFigures } from './member-figures';
import { latestPosts } from './posts.queries';

const SHOWN_POSTS = 10;

const PROFILE = `
  SELECT ${MemberProfileView.columns('person', {
    member_since: 'person.created_at',
    is_me: 'person.id = $1',
    shares_activity: sharesActivity('person.id'),
    figures: 'NULL',
    posts: 'NULL',
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

/** What the community sees of a member. */
@Injectable()
export class Profiles {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
    private readonly achievements: Achievements,
  ) {}

  async one(readerId: number, username: string): Promise<MemberProfileView> {
    const row = await this.db.row<ProfileRow>(`${PROFILE} AND person.username = $2`, [readerId, username]);
    if (!row) throw MemberNotFound();
    const visible = row.is_me || row.shares_activity;
    return this.shown(readerId, row, visible ? await this.achievements.figures(await this.days.of(row.id)) : null);
  }

  /** The reader's own, of figures that are known already. */
  async own(accountId: number, figures: MemberFigures): Promise<MemberProfileView> {
    const row = await this.db.row<ProfileRow>(`${PROFILE} AND person.id = $1`, [accountId]);
    if (!row) throw MemberNotFound();
    return this.shown(accountId, row, figures);
  }

  /** Without figures, what tells of them is hidden as well. */
  private async shown(readerId: number, row: ProfileRow, figures: MemberFigures | null): Promise<MemberProfileView> {
    return MemberProfileView.of({
      ...row,
      figures: figures && { ...figures, points: row.points },
      badges: figures ? row.badges : [],
      posts: await latestPosts(this.db, 'p.author_id = $2', [readerId, row.id], SHOWN_POSTS),
    });
  }
}
