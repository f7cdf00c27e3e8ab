import type { Database } from '#kit/database/database';
import { Badge } from '#services/fitness/badges/badge.entity';
import { Challenge } from '#services/fitness/challenges/challenge.entity';
import { Discussion } from '#services/fitness/community/discussion.entity';
import { CommunityEvent } from '#services/fitness/events/community-event.entity';
import { CommunityGroup } from '#services/fitness/groups/community-group.entity';

let made = 0;
const both = (text: string) => ({ en: text, ar: `${text} بالعربية` });

export async function makeGroup(db: Database, values: Partial<CommunityGroup> = {}): Promise<CommunityGroup> {
  made += 1;
  const groups = db.of(CommunityGroup);
  return groups.save(
    groups.create({ slug: `group-${made}`, name: both(`Group ${made}`), topic: 'running', ...values }),
  );
}

export async function makeEvent(db: Database, values: Partial<CommunityEvent> = {}): Promise<CommunityEvent> {
  made += 1;
  const events = db.of(CommunityEvent);
  return events.save(
    events.create({
      slug: `event-${made}`,
      name: both(`Event ${made}`),
      startsAt: new Date('2026-05-20T06:00:00Z'),
      endsAt: new Date('2026-05-20T07:00:00Z'),
      capacity: 10,
      ...values,
    }),
  );
}

export async function makeBadge(db: Database, values: Partial<Badge> = {}): Promise<Badge> {
  made += 1;
  const badges = db.of(Badge);
  return badges.save(badges.create({ slug: `badge-${made}`, name: both(`Badge ${made}`), tier: 'gold', ...values }));
}

export async function makeChallenge(db: Database, values: Partial<Challenge> = {}): Promise<Challenge> {
  made += 1;
  const challenges = db.of(Challenge);
  return challenges.save(
    challenges.create({
      slug: `challenge-${made}`,
      name: both(`Challenge ${made}`),
      metric: 'steps',
      goal: 20_000,
      startsOn: '2026-05-01',
      endsOn: '2026-05-31',
      ...values,
    }),
  );
}

export async function makeDiscussion(db: Database, values: Partial<Discussion> = {}): Promise<Discussion> {
  made += 1;
  const discussions = db.of(Discussion);
  return discussions.save(
    discussions.create({
      slug: `discussion-${made}`,
      title: both(`Discussion ${made}`),
      lastReplyAt: new Date('2026-05-01T00:00:00Z'),
      ...values,
    }),
  );
}

/** Steps of one day, as a device told them. */
export const steps = async (
  db: Database,
  accountId: number,
  date: string,
  count: number,
  minutes: number | null = null,
) =>
  db.rows(
    `INSERT INTO daily_metric (account_id, date, source, steps, active_minutes) VALUES ($1, $2, 'key:1', $3, $4)`,
    [accountId, date, count, minutes],
  );
