import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { refusal, SignInRequired } from '#kit/refusals/refusal';
import type { AlertsBody, AppearanceBody, PrivacyBody } from './settings-hub.dto';
import { settingsHub, type SettingsHubRow, type SettingsHubView } from './settings-hub.view';

/** Staff accounts have no settings page. */
export const MemberOnly = refusal(403, 'member_only');

const count = (what: string) => `(SELECT count(*) FROM ${what} AND t.account_id = a.id)`;
const rows = (table: string) => count(`${table} t WHERE true`);

const HUB = `
  SELECT a.id, a.username, a.first_name, a.last_name, a.email, a.phone, a.is_verified, a.profile_picture, a.country_id,
    a.timezone, a.created_at AS member_since,
    (SELECT count(DISTINCT t.date) FROM daily_metric t WHERE t.account_id = a.id) AS days_recorded,
    trained.activities, trained.active_minutes,
    ${rows('meal')} AS meals, ${rows('sleep_night')} AS nights,
    ${rows('health_reading')} + ${rows('body_reading')} AS readings,
    ${rows('progress_photo')} AS photos,
    earned.achievements, earned.points,
    ${rows('earned_badge')} AS badges, ${rows('group_membership')} AS groups,
    ${rows('account_device')} AS devices, ${count('ingest_key t WHERE t.revoked_at IS NULL')} AS ingest_keys,
    coalesce(p.alert_workouts, true) AS workouts, coalesce(p.alert_messages, true) AS messages,
    coalesce(p.alert_community, true) AS community, coalesce(p.alert_summary, true) AS summary,
    coalesce(p.shares_activity, true) AS share_activity,
    coalesce(p.theme, 'system') AS theme, coalesce(p.accent, 'green') AS accent, coalesce(p.motion, 'full') AS motion
  FROM account a
  LEFT JOIN preference p ON p.account_id = a.id
  CROSS JOIN LATERAL (
    SELECT count(*) AS activities,
      coalesce(round(sum(extract(epoch FROM t.ended_at - t.started_at)) / 60), 0)::integer AS active_minutes
    FROM activity t WHERE t.account_id = a.id AND t.duplicate_of_id IS NULL) trained
  CROSS JOIN LATERAL (
    SELECT count(*) AS achievements, coalesce(sum(x.points), 0)::integer AS points
    FROM earned_achievement t JOIN achievement x ON x.id = t.achievement_id WHERE t.account_id = a.id) earned
  WHERE a.id = $1`;

type Preferences = Partial<
  Record<
    'alert_workouts' | 'alert_messages' | 'alert_community' | 'alert_summary' | 'shares_activity',
    boolean | undefined
  > &
    Record<'theme' | 'accent' | 'motion', string | undefined>
>;

/** The settings page of a member: account, lifetime totals and preferences. */
@Injectable()
export class SettingsHub {
  constructor(private readonly db: Database) {}

  async page({ id, permissions }: Caller): Promise<SettingsHubView> {
    if (!permissions.has('fitness.view')) throw MemberOnly();
    const row = await this.db.rowOr<SettingsHubRow>(SignInRequired, HUB, [id]);
    return settingsHub(row);
  }

  async setAlerts(caller: Caller, { workouts, messages, community, summary }: AlertsBody): Promise<SettingsHubView> {
    return this.set(caller, {
      alert_workouts: workouts,
      alert_messages: messages,
      alert_community: community,
      alert_summary: summary,
    });
  }

  async setPrivacy(caller: Caller, { share_activity }: PrivacyBody): Promise<SettingsHubView> {
    return this.set(caller, { shares_activity: share_activity });
  }

  async setAppearance(caller: Caller, { theme, accent, motion }: AppearanceBody): Promise<SettingsHubView> {
    if (!caller.permissions.has('fitness.view')) throw MemberOnly();
    return this.set(caller, { theme, accent, motion });
  }

  /** Writes only the columns that were sent, so that concurrent changes of other fields are kept. */
  private async set(caller: Caller, preferences: Preferences): Promise<SettingsHubView> {
    const sent = Object.entries(preferences).filter(([, value]) => value !== undefined);
    if (sent.length > 0) {
      const columns = sent.map(([column]) => column);
      await this.db.rows(
        `INSERT INTO preference (account_id, ${columns.join(', ')}) VALUES ($1, ${columns.map((_, index) => `$${index + 2}`).join(', ')})
         ON CONFLICT (account_id) DO UPDATE
         SET ${columns.map(column => `${column} = excluded.${column}`).join(', ')}, updated_at = now()`,
        [caller.id, ...sent.map(([, value]) => value)],
      );
    }
    return this.page(caller);
  }
}
