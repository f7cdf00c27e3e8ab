import { createHash } from 'node:crypto';
import { searchText } from '#kit/language/search-text';
import type { Seeding } from '#shared/seeding/seeding';
import { attending, discussions, earned, posts, taking } from './community-data';
import type { Member } from './members';
import { bilingual } from './texts';

/** Ids by the e-mail address before the @: members and coaches. */
export type People = ReadonlyMap<string, number>;

const HOUR_MS = 3_600_000;

/** Groups and who is in them, what they write, events, challenges and honours. */
export async function seedCommunity(seeding: Seeding, members: readonly Member[], people: People): Promise<void> {
  const { db } = seeding;
  for (const { id, groups, days } of members)
    await db.rows(
      `INSERT INTO group_membership (group_id, account_id, joined_at)
       SELECT g.id, $1, now() - $3 * interval '1 day' FROM community_group g WHERE g.slug = ANY ($2::text[])`,
      [id, groups, Math.max(days - 2, 7)],
    );
  await seedPosts(seeding, people);
  await seedDiscussions(seeding, people);
  await seedOccasions(seeding, people);
}

const idOf = (people: People, name: string): number => {
  const id = people.get(name);
  if (id === undefined) throw new Error(`nobody is called ${name}`);
  return id;
};

/** The same at every start, so that examples can name a post. */
const keyOf = (body: string): string => `post-${createHash('sha256').update(body).digest('hex').slice(0, 12)}`;

async function seedPosts({ db, clock }: Seeding, people: People): Promise<void> {
  const now = clock.now().epochMilliseconds;
  for (const { group, author, hoursAgo, body, likes, comments } of posts.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const at = new Date(now - hoursAgo * HOUR_MS);
    const post = await db.row<{ id: number }>(
      `INSERT INTO post (key, group_id, author_id, body, created_at, updated_at)
       SELECT $1, id, $3, $4, $5, $5 FROM community_group WHERE slug = $2 RETURNING id`,
      [keyOf(body), group, idOf(people, author), body, at],
    );
    await db.rows('INSERT INTO post_like (post_id, account_id, created_at) SELECT $1, unnest($2::integer[]), $3', [
      post!.id,
      likes.map(name => idOf(people, name)),
      at,
    ]);
    for (const [index, [name, text]] of comments.entries())
      await db.rows(
        'INSERT INTO post_comment (post_id, author_id, body, created_at, updated_at) VALUES ($1, $2, $3, $4, $4)',
        [post!.id, idOf(people, name), text, new Date(at.getTime() + (index + 1) * 0.4 * HOUR_MS)],
      );
  }
}

async function seedDiscussions({ db, clock }: Seeding, people: People): Promise<void> {
  const now = clock.now().epochMilliseconds;
  for (const { slug, group, title, body, daysAgo, replies } of discussions) {
    const opened = now - daysAgo * 24 * HOUR_MS;
    const repliedAt = (index: number) => new Date(opened + (index + 1) * 9 * HOUR_MS);
    const discussion = await db.row<{ id: number }>(
      `INSERT INTO discussion (slug, group_id, title, body, last_reply_at, created_at, updated_at, search_text)
       VALUES ($1, (SELECT id FROM community_group WHERE slug = $2), $3, $4, $5, $6, $6, $7) RETURNING id`,
      [
        slug,
        group ?? null,
        bilingual(title),
        bilingual(body),
        repliedAt(replies.length - 1),
        new Date(opened),
        searchText(title.join(' ')),
      ],
    );
    for (const [index, [name, text]] of replies.entries())
      await db.rows(
        'INSERT INTO discussion_reply (discussion_id, author_id, body, created_at, updated_at) VALUES ($1, $2, $3, $4, $4)',
        [discussion!.id, idOf(people, name), text, repliedAt(index)],
      );
  }
}

/** Places at events are counted as they are taken. */
async function seedOccasions({ db }: Seeding, people: People): Promise<void> {
  const each = async (names: Readonly<Record<string, readonly string[]>>, statement: string) => {
    for (const [slug, list] of Object.entries(names))
      await db.rows(statement, [slug, list.map(name => idOf(people, name))]);
  };
  await each(
    attending,
    `WITH coming AS (
       INSERT INTO event_attendance (event_id, account_id, joined_at)
       SELECT e.id, unnest($2::integer[]), now() - interval '2 days' FROM community_event e WHERE e.slug = $1
       RETURNING event_id
     )
     UPDATE community_event SET attendee_count = (SELECT count(*) FROM coming) WHERE slug = $1`,
  );
  await each(
    taking,
    `INSERT INTO challenge_participation (challenge_id, account_id, joined_at)
     SELECT c.id, unnest($2::integer[]), c.starts_on FROM challenge c WHERE c.slug = $1`,
  );
  for (const [table, named] of [
    ['badge', earned.badges],
    ['achievement', earned.achievements],
  ] as const)
    for (const [name, keys] of Object.entries(named))
      await db.rows(
        `INSERT INTO earned_${table} (account_id, ${table}_id, earned_at)
         SELECT $1, r.id, now() - (row_number() OVER (ORDER BY r.id DESC)) * interval '3 days'
         FROM ${table} r WHERE r.slug = ANY ($2::text[])`,
        [idOf(people, name), keys],
      );
}
