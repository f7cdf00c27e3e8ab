import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { IS_LIVE_MEMBER, manyPeopleOf } from '../accounts/member-accounts';
import { lockBySlug } from '../catalogue/lock-by-slug';
import { ChallengeParticipation } from '../challenges/challenge-participation.entity';
import { Challenge } from '../challenges/challenge.entity';
import { percentReached } from '../days/metrics';
import { type MemberDay, MemberDays } from '../days/member-days';
import { asReader, authorOf, sharesActivity } from './community-people';
import { ChallengeOver } from './community.refusals';
import { ChallengeView } from './community.view';

const DAYS_SHOWN_AFTER = 7;
const MAX_RANKS = 10;

/** Read in the index of progress until it is full. */
const LEADERBOARD = `(
  SELECT coalesce(json_agg(json_build_object('rank', ranked.rank, 'member', ranked.member, 'value', ranked.value,
    'is_me', ranked.is_me) ORDER BY ranked.rank, ranked.id), '[]') FROM (
    SELECT taking.id, rank() OVER (ORDER BY taking.value DESC)::integer AS rank, ${authorOf('taking.id')} AS member,
      taking.value, taking.id = $1 AS is_me
    FROM (
      SELECT person.id, k.progress AS value
      FROM challenge_participation k JOIN account person ON person.id = k.account_id
      WHERE k.challenge_id = c.id AND ${IS_LIVE_MEMBER} AND (person.id = $1 OR ${sharesActivity('person.id')})
      ORDER BY k.progress DESC, k.account_id LIMIT ${MAX_RANKS}
    ) taking
  ) ranked)`;

const FIRST_CHALLENGES: PageRequest = { page: 1, limit: 30 };

const COLUMNS = ChallengeView.columns<Challenge>('c', {
  badge: `(SELECT to_json(shown) FROM (SELECT b.slug AS key, b.name, b.tier, b.icon, b.image_url FROM badge b WHERE b.id = c.badge_id) shown)`,
  participant_count: manyPeopleOf('challenge_participation', 'entry.challenge_id = c.id'),
  joined: 'mine.challenge_id IS NOT NULL',
  progress: 'mine.progress',
  percent: 'NULL',
  finished_at: 'mine.finished_at',
  leaderboard: LEADERBOARD,
});
const MINE = 'LEFT JOIN challenge_participation mine ON mine.challenge_id = c.id AND mine.account_id = $1';
const CHALLENGES = `SELECT ${COLUMNS} FROM challenge c ${MINE}`;

/** Awards the badge of a reached challenge once; it is never taken back. */
const SETTLE = `
  WITH finished AS (
    UPDATE challenge_participation p SET finished_at = $2
    FROM challenge c
    WHERE p.account_id = $1 AND p.finished_at IS NULL AND c.id = p.challenge_id AND p.progress >= c.goal
    RETURNING c.badge_id
  )
  INSERT INTO earned_badge (account_id, badge_id, earned_at)
  SELECT DISTINCT $1::integer, badge_id, $2::timestamptz FROM finished WHERE badge_id IS NOT NULL
  ON CONFLICT DO NOTHING`;

type ChallengeRow = RowOf<typeof ChallengeView>;

@Injectable()
export class Challenges {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly days: MemberDays,
  ) {}

  /** Running and coming challenges, and those that ended recently. */
  async list({ accountId, today }: MemberDay, request: PageRequest = FIRST_CHALLENGES): Promise<Page<ChallengeView>> {
    const page = await listPage<ChallengeRow>(this.db, request, {
      columns: COLUMNS,
      from: 'challenge c',
      join: MINE,
      where: [asReader(accountId), sql`c.ends_on >= ${today}::date - ${DAYS_SHOWN_AFTER}::integer`],
      order: 'c.ends_on < $2::date, c.starts_on, c.id',
    });
    return mapPage(page, challengeView);
  }

  async join(accountId: number, slug: string): Promise<ChallengeView> {
    const { today } = await this.days.of(accountId);
    await this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      const { id: challengeId, endsOn } = await lockBySlug(this.db, Challenge, slug);
      const participations = this.db.of(ChallengeParticipation);
      const { affected } = await participations.delete({ challengeId, accountId });
      if (affected) return;
      if (isBefore(endsOn, today)) throw ChallengeOver();
      await participations.insert({ challengeId, accountId, joinedAt: this.clock.date() });
      await this.settle(accountId);
    });
    const row = await this.db.rowOr<ChallengeRow>(NotFound, `${CHALLENGES} WHERE c.slug = $2`, [accountId, slug]);
    return challengeView(row);
  }

  /** Marks challenges as finished whose goal the account has reached. */
  async settle(accountId: number): Promise<void> {
    await this.db.rows(SETTLE, [accountId, this.clock.now().toString()]);
  }
}

const challengeView = (row: ChallengeRow): ChallengeView =>
  ChallengeView.of({ ...row, percent: row.progress === null ? null : percentReached(row.progress, row.goal) });
