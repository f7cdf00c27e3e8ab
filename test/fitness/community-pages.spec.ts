import type { Database } from '#kit/database/database';
import { insertUnchecked } from '../harness/bulk-rows';
import { plansOf } from '../harness/statements';
import { makeDiscussion, makeGroup } from './community.factories';
import { type Actor, type Fitness, startFitness } from './fitness';

const COMMUNITY = '/api/fitness/community';
const MANY = 230;

let fitness: Fitness;
let db: Database;
let member: Actor;
let group: string;
let discussion: string;
let postKey: string;
beforeAll(async () => {
  fitness = await startFitness();
  fitness.service.clock.set('2026-05-13T08:00:00Z');
  db = fitness.service.db;
  member = await fitness.member();
  const made = await makeGroup(db);
  group = made.slug;
  await member.post(`${COMMUNITY}/groups/${group}/join`);
  const { id: discussionId, slug } = await makeDiscussion(db, { groupId: made.id });
  discussion = slug;
  const many = (insert: string, values: unknown[]) => db.rows(`${insert} FROM generate_series(1, ${MANY}) n`, values);
  await many(
    `INSERT INTO post (key, group_id, author_id, body) SELECT 'post-' || n, $1::integer, $2::integer, 'Post ' || n`,
    [made.id, member.id],
  );
  postKey = `post-${MANY}`;
  await many(
    `INSERT INTO post_comment (post_id, author_id, body) SELECT (SELECT id FROM post WHERE key = $1), $2::integer, 'Comment ' || n`,
    [postKey, member.id],
  );
  await many(
    `INSERT INTO discussion_reply (discussion_id, author_id, body) SELECT $1::integer, $2::integer, 'Reply ' || n`,
    [discussionId, member.id],
  );
  await many(
    `INSERT INTO discussion (slug, group_id, title, last_reply_at)
     SELECT 'many-' || n, $1::integer, '{"en": "M", "ar": "M"}', '2026-05-01'::timestamptz - n * interval '1 minute'`,
    [made.id],
  );
  await many(
    `INSERT INTO community_event (slug, name, group_id, starts_at, ends_at, capacity)
     SELECT 'many-' || n, '{"en": "M", "ar": "M"}', $1::integer, '2026-06-01'::timestamptz + n * interval '1 minute', '2026-07-01', 5`,
    [made.id],
  );
  await many(
    `INSERT INTO challenge (slug, name, metric, goal, starts_on, ends_on)
     SELECT 'many-' || n, '{"en": "M", "ar": "M"}', 'steps', 1000, '2026-05-01', '2026-05-31'`,
    [],
  );
  await many(
    `INSERT INTO achievement (slug, name, metric, threshold) SELECT 'many-' || n, '{"en": "M", "ar": "M"}', 'nights', n`,
    [],
  );
  await many(
    `INSERT INTO community_group (slug, name, topic)
     SELECT 'many-' || n, jsonb_build_object('en', 'Many ' || n, 'ar', 'M'), 'general'`,
    [],
  );
  await many(
    `INSERT INTO account (username, first_name, last_name, email, password_hash)
     SELECT 'many-' || n, 'Many', 'Member', 'many-' || n || '@example.com', 'none'`,
    [],
  );
  await db.rows(
    `INSERT INTO account_role SELECT a.id, r.id FROM account a, role r WHERE a.username LIKE 'many-%' AND r.name = 'Member'`,
  );
  await db.rows(
    `INSERT INTO group_membership (group_id, account_id, joined_at)
     SELECT $1, id, '2026-05-01'::timestamptz + id * interval '1 minute' FROM account WHERE username LIKE 'many-%'`,
    [made.id],
  );
  await db.rows('VACUUM ANALYZE');
});
afterAll(() => fitness?.service.close());

type Row = Record<string, unknown>;

/** A list within a page that has more on it: its field, its rows of a page, and what it holds in all. */
const WITHIN: [string, () => string, string, string, number, number][] = [
  ['the feed', () => '', 'feed', 'postKey', 30, MANY],
  ['posts of a group', () => `/groups/${group}`, 'posts', 'postKey', 50, MANY],
  ['posts of a member', () => `/members/${member.username}`, 'posts', 'postKey', 10, MANY],
  ['replies', () => `/discussions/${discussion}`, 'replies', 'id', 200, MANY],
];

it.each(WITHIN)('%s come in pages that have every row once', async (_, path, field, key, limit, total) => {
  const first = (await member.get(COMMUNITY + path())).body.data;
  expect(first[field]).toHaveLength(limit);
  expect(first).toMatchObject({ page: 1, limit, total, totalPages: Math.ceil(total / limit) });
  const found: unknown[] = [];
  for (let page = 1; page <= 3; page += 1) {
    const { data } = (await member.get(`${COMMUNITY}${path()}?page=${page}&page_count=90`)).body;
    expect(data).toMatchObject({ page, limit: 90, total, totalPages: 3 });
    found.push(...data[field].map((row: Row) => row[key]));
  }
  expect(found).toHaveLength(total);
  expect(new Set(found).size).toBe(total);
  const behind = (await member.get(`${COMMUNITY}${path()}?page=${'9'.repeat(30)}&page_count=1000`)).body.data;
  expect([behind[field], behind.limit, behind.total]).toEqual([[], 100, total]);
});

it('page 2 of the replies has those before the last, the oldest of them first', async () => {
  const page = async (number: number) =>
    (await member.get(`${COMMUNITY}/discussions/${discussion}?page=${number}&page_count=2`)).body.data.replies.map(
      (row: Row) => row['body'],
    );
  expect([await page(1), await page(2)]).toEqual([
    [`Reply ${MANY - 1}`, `Reply ${MANY}`],
    [`Reply ${MANY - 3}`, `Reply ${MANY - 2}`],
  ]);
});

const LISTS: [string, () => string, string, number][] = [
  ['groups', () => 'groups', 'slug', MANY + 1],
  ['members of a group', () => `groups/${group}/members`, 'username', MANY + 1],
  ['comments on a post', () => `groups/${group}/posts/${postKey}/comments`, 'id', MANY],
  ['discussions', () => 'discussions', 'slug', MANY + 1],
  ['events', () => 'events', 'slug', MANY],
  ['challenges', () => 'challenges', 'slug', MANY],
  ['achievements', () => 'achievements', 'key', MANY],
];

it.each(LISTS)('%s have a list of their own in pages', async (_, path, key, total) => {
  const first = (await member.get(`${COMMUNITY}/${path()}`)).body.data;
  expect(first).toMatchObject({ page: 1, limit: 30, total, totalPages: Math.ceil(total / 30) });
  expect(first.data).toHaveLength(30);
  const found: unknown[] = [];
  for (let page = 1; page <= 3; page += 1)
    found.push(
      ...(await member.get(`${COMMUNITY}/${path()}?page=${page}&page_count=100`)).body.data.data.map(
        (row: Row) => row[key],
      ),
    );
  expect(found).toHaveLength(total);
  expect(new Set(found).size).toBe(total);
  expect(found.slice(0, 30)).toEqual(first.data.map((row: Row) => row[key]));
});

it('discussions and events are those of one group when it is named', async () => {
  const other = await makeGroup(db);
  for (const list of ['discussions', 'events']) {
    expect((await member.get(`${COMMUNITY}/${list}?group=${other.slug}`)).body.data.total).toBe(0);
    expect((await member.get(`${COMMUNITY}/${list}?group=${group}`)).body.data.total).toBeGreaterThanOrEqual(MANY);
  }
  for (const path of [
    'groups/none/members',
    `groups/none/posts/${postKey}/comments`,
    `groups/${group}/posts/none/comments`,
  ])
    expect((await member.get(`${COMMUNITY}/${path}`)).status).toBe(404);
});

it('shows no address', async () => {
  for (const [, path] of LISTS) expect((await member.get(`${COMMUNITY}/${path()}`)).text).not.toContain('@example');
});

it('reads lists in the order of an index', async () => {
  const tables = ['account', 'account_role', 'group_membership', 'post', 'discussion', 'community_group'];
  await insertUnchecked(db, tables, async () => {
    await db.rows(
      `INSERT INTO account (username, first_name, last_name, email, password_hash)
       SELECT 'more-' || n, 'More', 'Member', 'more-' || n || '@example.com', 'none' FROM generate_series(1, 2000) n`,
    );
    await db.rows(
      `INSERT INTO account_role SELECT a.id, r.id FROM account a, role r WHERE a.username LIKE 'more-%' AND r.name = 'Member'`,
    );
    await db.rows(
      `INSERT INTO group_membership (group_id, account_id, joined_at)
       SELECT g.id, a.id, '2026-04-01'::timestamptz + a.id * interval '1 minute' FROM community_group g, account a
       WHERE g.slug = $1 AND a.username LIKE 'more-%'`,
      [group],
    );
    await db.rows(
      `INSERT INTO post (key, group_id, author_id, body) SELECT 'more-' || n, (SELECT max(id) FROM community_group), NULL, 'x' FROM generate_series(1, 2000) n`,
    );
    await db.rows(
      `INSERT INTO discussion (slug, title, last_reply_at, group_id)
       SELECT 'more-' || n, '{"en": "M", "ar": "M"}', now() - n * interval '1 minute', (SELECT id FROM community_group WHERE slug = $1)
       FROM generate_series(1, 2000) n`,
      [group],
    );
    await db.rows(
      `INSERT INTO community_group (slug, name, topic)
       SELECT 'more-' || n, jsonb_build_object('en', 'More ' || n, 'ar', 'M'), 'general' FROM generate_series(1, 2000) n`,
    );
  });
  for (const [path, index] of [
    [`/groups/${group}`, 'post_group_idx'],
    [`/members/${member.username}`, 'post_author_idx'],
    ['/discussions', 'discussion_recent_idx'],
    [`/discussions?group=${group}`, 'discussion_group_recent_idx'],
    ['/groups', 'community_group_name_idx'],
    [`/groups/${group}/members`, 'group_membership_recent_idx'],
  ])
    expect([path, (await plansOf(db, () => member.get(COMMUNITY + path!))).join('\n')]).toEqual([
      path,
      expect.stringContaining(index!),
    ]);
});
