import { searchText } from '#kit/language/search-text';
import { Badge } from '#services/fitness/badges/badge.entity';
import { Discussion } from '#services/fitness/community/discussion.entity';
import { insertUnchecked } from '../harness/bulk-rows';
import { plansOf, statementsOf } from '../harness/statements';
import { makeCoach, makeMember, makeStaff } from './factories';
import { type Actor, type Fitness, startFitness } from './fitness';
import { makeExercise, makeProgram, makeWorkout } from './training.factories';

let fitness: Fitness;
let member: Actor;
let coach: Actor;
let keeper: Actor;

/** A made-up word that everything here is called by. */
const WORD = 'Zephyra';
const named = (text: string) => ({ en: text, ar: `زفيرا ${text}` });
const searched = ({ en, ar }: { en: string; ar: string }) => searchText(`${en} ${ar}`);

beforeAll(async () => {
  fitness = await startFitness();
  const { db } = fitness.service;
  member = await fitness.member({ username: 'asking' });
  coach = await fitness.coach({ username: 'zephyra-coach', firstName: WORD, lastName: 'Coach' });
  keeper = await fitness.staff({ permissions: ['fitness.manage'] });
  const exercise = await makeExercise(db, {
    name: named(`${WORD} lunge`),
    description: named('Keep the  knee\nstill'),
  });
  const workout = await makeWorkout(db, {
    name: named(`${WORD} circuit`),
    searchText: searched(named(`${WORD} circuit`)),
    lines: [{ exercise }],
  });
  await makeProgram(db, [[1, 1, workout]], { searchText: searched(named(`${WORD} plan`)) });
  await db.of(Badge).insert({
    slug: 'zephyra-star',
    name: named(`${WORD} star`),
    tier: 'gold',
    searchText: searched(named(`${WORD} star`)),
  });
  const title = named(`Who trains ${WORD}?`);
  await db.of(Discussion).insert({ slug: 'zephyra-talk', title, lastReplyAt: new Date(), searchText: searched(title) });
});
afterAll(() => fitness?.service.close());

interface Hit {
  kind: string;
  key: string;
  id: number | null;
  title: string;
  subtitle: string;
  image_url: string | null;
}

async function hits(who: Actor, query: Record<string, string | number>): Promise<Hit[]> {
  const sent = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const answer = await who.get(`/api/search?${sent.join('&')}`);
  expect(answer.status).toBe(200);
  return answer.body.data;
}
const kinds = async (who: Actor, q: string) => (await hits(who, { q })).map(({ kind }) => kind);
const keys = async (who: Actor, q: string) => (await hits(who, { q })).map(({ key }) => key);

it('shows each account the kinds that its permissions open, and no other', async () => {
  const { db } = fitness.service;
  const other = await makeMember(db, { username: 'zephyra-member', firstName: WORD, lastName: 'Member' });
  expect(await kinds(member, WORD)).toEqual(['member', 'exercise', 'workout', 'program', 'discussion']);
  expect(await kinds(keeper, WORD)).toEqual(['exercise', 'workout', 'program', 'badge']);
  expect(await kinds(coach, WORD)).toEqual(['workout']);
  await db.rows('INSERT INTO coach_client (member_id, coach_id, started_at) VALUES ($1, $2, now())', [
    other.id,
    coach.id,
  ]);
  expect(await kinds(coach, WORD)).toEqual(['client', 'workout']);
  expect(await kinds(await fitness.coach(), WORD)).toEqual(['workout']);
  expect(await keys(await fitness.staff({ permissions: ['members.view'] }), WORD)).toEqual(['zephyra-member']);
  expect(await keys(await fitness.staff({ permissions: ['coaches.view'] }), WORD)).toEqual(['zephyra-coach']);
  expect(await kinds(await fitness.staff({ permissions: ['settings.view'] }), WORD)).toEqual([]);
  expect(await kinds(fitness.owner, WORD)).toEqual(['member', 'coach', 'exercise', 'workout', 'program', 'badge']);
  expect((await fitness.anonymous.get('/api/search?q=a')).status).toBe(401);
});

it('finds people by their names alone: an address or a phone number leads to nobody', async () => {
  const { db } = fitness.service;
  await makeMember(db, {
    username: 'quiet-one',
    firstName: 'Yusra',
    lastName: 'Hidden',
    email: 'secret-box@hideaway.example',
    phone: '+971507654321',
  });
  await makeStaff(db, {
    username: 'quiet-staff',
    firstName: 'Yusra',
    lastName: 'Staff',
    email: 'secret-desk@hideaway.example',
  });
  for (const who of [member, fitness.owner])
    for (const q of [
      'secret-box',
      'hideaway',
      'hideaway.example',
      'secret-box@hideaway.example',
      '@',
      '507654321',
      'secret-desk',
    ])
      expect(await hits(who, { q })).toEqual([]);
  expect(await keys(member, 'yusra')).toEqual(['quiet-one']);
  expect(await keys(fitness.owner, 'yusra hidden')).toEqual(['quiet-one']);
  expect(JSON.stringify(await hits(fitness.owner, { q: 'yusra' }))).not.toContain('hideaway');
});

it('shows no members who are deleted, and nobody who also works here', async () => {
  const { db } = fitness.service;
  await makeMember(db, { username: 'gone-xanthe', firstName: 'Xanthe', deletedAt: new Date() });
  const both = await makeCoach(db, { username: 'both-xanthe', firstName: 'Xanthe' });
  await db.rows(`INSERT INTO account_role SELECT $1, id FROM role WHERE name = 'Member'`, [both.id]);
  expect(await hits(member, { q: 'Xanthe' })).toEqual([]);
});

it('tells titles and subtitles in one language, that of the request where none is named', async () => {
  const [lunge] = await hits(member, { q: 'zephyra lunge' });
  expect(lunge).toEqual({
    kind: 'exercise',
    key: expect.stringMatching(/^exercise-/),
    id: expect.any(Number),
    title: 'Zephyra lunge',
    subtitle: 'Keep the knee still',
    image_url: null,
    pictures: [],
  });
  expect((await hits(member, { q: 'zephyra lunge', locale: 'ar' }))[0]!.title).toBe('زفيرا Zephyra lunge');
  expect((await hits(member, { q: 'زفيرا lunge', locale: 'fr' }))[0]!.title).toBe('Zephyra lunge');
  const arabic = await member.inArabic().get('/api/search?q=lunge%20zephyra');
  expect(arabic.body.data[0].title).toBe('زفيرا Zephyra lunge');
});

it('is bounded, gives every kind its share, and puts names that begin with the words first', async () => {
  const { db } = fitness.service;
  const names = Array.from({ length: 60 }, (_, index) => `Reach of Boreala ${index}`);
  for (const name of ['Boreala press', ...names])
    await makeExercise(db, { name: named(name), searchText: searched(named(name)) });
  await makeMember(db, { username: 'boreala', firstName: 'Boreala' });
  const found = await hits(member, { q: 'boreala' });
  expect(found).toHaveLength(20);
  expect(found.slice(0, 3).map(({ title }) => title)).toEqual([
    expect.stringMatching(/^Boreala/),
    'Boreala press',
    expect.stringMatching(/^Reach/),
  ]);
  const many = async (limit: string | number) => (await hits(member, { q: 'boreala', limit })).length;
  expect([await many(1), await many(0), await many(-5), await many(50), await many(1000), await many('abc')]).toEqual([
    1, 1, 1, 50, 50, 20,
  ]);
  expect([await many('1'.padEnd(30, '0')), await many('-1'.padEnd(30, '0'))]).toEqual([50, 1]);
});

it('takes wildcards, blanks and control characters as what they are', async () => {
  const { db } = fitness.service;
  await makeExercise(db, {
    slug: 'full',
    name: named('Effort 100%_sure \\ calm'),
    searchText: searched(named('Effort 100%_sure \\ calm')),
  });
  for (const q of ['100%', '%_', '\\']) expect(await keys(member, q)).toEqual(['full']);
  for (const q of ['', '   ', '\u0000', '%%', '__', '100%sure', '\\\\\\', "' OR true --"])
    expect(await hits(member, { q })).toEqual([]);
  expect(await keys(member, `effort\u0000\t 100%`)).toEqual(['full']);
  expect((await member.get(`/api/search?q=${'a'.repeat(5000)}`)).status).toBe(200);
  expect((await member.get('/api/search?q[]=a&q[]=b&limit[]=2&locale=ar&locale=en')).status).toBe(200);
  expect((await member.get('/api/search')).body.data).toEqual([]);
});

it('is one statement, which finds rare words by the indexes of what is searched', async () => {
  const { db } = fitness.service;
  await insertUnchecked(db, ['exercise', 'account', 'account_role'], async () => {
    await db.rows(
      `INSERT INTO exercise (slug, name, search_text, muscle, equipment, difficulty)
       SELECT 'many-' || n, '{"en": "", "ar": ""}', md5(n::text), 'core', 'none', 'beginner' FROM generate_series(1, 6000) n`,
    );
    await db.rows(
      `INSERT INTO account (username, first_name, last_name, email, password_hash, search_text)
       SELECT 'many-' || n, 'Many', md5(n::text), 'many-' || n || '@example.com', '', 'many ' || md5(n::text) FROM generate_series(1, 6000) n`,
    );
    await db.rows(
      `INSERT INTO account_role SELECT a.id, r.id FROM account a, role r WHERE a.username LIKE 'many-%' AND r.name = 'Member'`,
    );
  });
  const search = () => hits(member, { q: '9f61408e3afb' });
  expect((await statementsOf(db, search)).filter(text => text.includes('every_kind'))).toHaveLength(1);
  const plan = (await plansOf(db, search)).join('\n');
  for (const index of ['exercise_search_idx', 'account_search_idx']) expect(plan).toContain(index);
});
