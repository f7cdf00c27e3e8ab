import type { CommunityGroup } from '../groups/community-group.entity';
import { type Sql, sql } from '#kit/database/sql';
import { CommunityMemberView, GroupNameView } from './community.view';

/** The live account `id` as a JSON value; null for a former member. */
export const authorOf = (id: string) => `(
  SELECT to_json(shown) FROM (
    SELECT ${CommunityMemberView.columns('a')} FROM account a WHERE a.id = ${id} AND a.deleted_at IS NULL) shown)`;

export const groupNameOf = (id: string) => `(
  SELECT to_json(shown) FROM (SELECT ${GroupNameView.columns<CommunityGroup>('g')} FROM community_group g WHERE g.id = ${id}) shown)`;

/** Whether the account `id` shares its figures. */
export const sharesActivity = (id: string) =>
  `coalesce((SELECT s.shares_activity FROM preference s WHERE s.account_id = ${id}), true)`;

/** First condition of a list; binds the account as `$1` for columns that depend on it. */
export const asReader = (accountId: number): Sql => sql`${accountId}::integer IS NOT NULL`;
