import type { Database } from '#kit/database/database';
import { Achievement } from '#services/fitness/achievements/achievement.entity';
import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { makeBadge, makeChallenge, makeDiscussion, makeEvent, makeGroup, steps } from './community.factories';
import { PASSWORD } from './factories';
import { type Actor, type Fitness, startFitness } from './fitness';

const COMMUNITY = '/api/fitness/community';

let fitness: Fitness;
let db: Database;
beforeAll(async () => {
  fitness = await startFitness();
  db = fitness.service.db;
});
beforeEach(() => fitness.service.clock.set('2026-05-13T08:00:00Z'));
afterAll(() => fitness.service.close());

const rowsOf = async (table: string, account: number) =>
  (await db.rows(`SELECT 1 FROM ${table} WHERE account_id = $1`, [account])).length;

describe('groups', () => {
  it('are joined and left, written in, liked and commented by those who joined', async () => {
    const [writer, reader] = [await fitness.member({ firstName: 'Omar' }), await fitness.member({ firstName: 'Lina' })];
    const { slug } = await makeGroup(db);
    const group = `${COMMUNITY}/groups/${slug}`;
    expect((await writer.post(`${group}/posts`, { body: 'Hello' })).body).toMatchObject({
      success: false,
      message: 'not_in_group',
    });
    const joined = await writer.post(`${group}/join`);
    expect([joined.status, joined.body.data.joined, joined.body.data.member_count]).toEqual([201, true, 1]);
    await reader.post(`${group}/join`);
    const posted = await writer.post(`${group}/posts`, { body: ' Ten kilometres! ' });
    expect([posted.status, posted.body.data.post_count]).toEqual([201, 1]);
    const [post] = posted.body.data.posts;
    expect(post).toMatchObject({ body: 'Ten kilometres!', likes: 0, liked: false, author: { first_name: 'Omar' } });
    const liked = await reader.post(`${group}/posts/${post.postKey}/like`);
    expect([liked.status, liked.body.data.posts[0]]).toEqual([201, expect.objectContaining({ likes: 1, liked: true })]);
    const commented = await reader.post(`${group}/posts/${post.postKey}/comments`, { body: 'Bravo' });
    expect(commented.body.data.posts[0]).toMatchObject({
      comment_count: 1,
      comments: [{ body: 'Bravo', author: { first_name: 'Lina' } }],
    });
    expect((await reader.post(`${group}/posts/${post.postKey}/like`)).body.data.posts[0].likes).toBe(0);
    expect(JSON.stringify((await writer.get('/api/notifications')).body)).toContain('commented on your post');
    const page = await reader.get(group);
    expect(page.body.data.members).toHaveLength(2);
    expect(JSON.stringify([page.body, commented.body])).not.toContain('@');
    expect((await writer.post(`${group}/join`)).body.data).toMatchObject({
      joined: false,
      member_count: 1,
      post_count: 1,
    });
  });

  it('hold a membership and a like once, however many devices tap', async () => {
    const member = await fitness.member();
    const { slug } = await makeGroup(db);
    const group = `${COMMUNITY}/groups/${slug}`;
    expect(statuses(await race(7, async () => member.post(`${group}/join`)))).toEqual({ 201: 7 });
    expect(await rowsOf('group_membership', member.id)).toBe(1);
    const [post] = (await member.post(`${group}/posts`, { body: 'One' })).body.data.posts;
    expect(statuses(await race(7, async () => member.post(`${group}/posts/${post.postKey}/like`)))).toEqual({ 201: 7 });
    expect(await rowsOf('post_like', member.id)).toBe(1);
  });

  it('know no post of another group', async () => {
    const member = await fitness.member();
    const [own, other] = [await makeGroup(db), await makeGroup(db)];
    for (const { slug } of [own, other]) await member.post(`${COMMUNITY}/groups/${slug}/join`);
    const [post] = (await member.post(`${COMMUNITY}/groups/${own.slug}/posts`, { body: 'Mine' })).body.data.posts;
    for (const path of ['like', 'comments']) {
      const answer = await member.post(
        `${COMMUNITY}/groups/${other.slug}/posts/${post.postKey}/${path}`,
        path === 'comments' ? { body: 'x' } : undefined,
      );
      expect([answer.status, answer.body.message]).toEqual([404, 'record_not_found']);
    }
    expect((await member.get(`${COMMUNITY}/groups/no-such`)).status).toBe(404);
    expect((await member.post(`${COMMUNITY}/groups/no-such/join`)).status).toBe(404);
  });

  it.each([[{}], [{ body: ' ' }], [{ body: 'x'.repeat(2001) }], [{ body: 'x', author: 1 }]])(
    'refuse %j',
    async body => {
      const member = await fitness.member();
      const { slug } = await makeGroup(db);
      await member.post(`${COMMUNITY}/groups/${slug}/join`);
      expect((await member.post(`${COMMUNITY}/groups/${slug}/posts`, body)).status).toBe(400);
      const foreign = await member.post(`${COMMUNITY}/groups/${slug}/posts`, {
        body: 'x',
        image_url: 'https://elsewhere.example/a.jpg',
      });
      expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([400, ['image_url']]);
    },
  );
});

describe('events', () => {
  it('have exactly as many places as they have, and one opens when somebody leaves', async () => {
    const { slug, id } = await makeEvent(db, { capacity: 4 });
    const members = await Promise.all(Array.from({ length: 16 }, async () => fitness.member()));
    const answers = await race(16, async index => members[index]!.post(`${COMMUNITY}/events/${slug}/attend`));
    expect(statuses(answers)).toEqual({ 201: 4, 409: 12 });
    expect(answers.find(({ status }) => status === 409)!.body.message).toBe('event_full');
    const attending = members.filter((_, index) => answers[index]!.status === 201);
    const left = await attending[0]!.post(`${COMMUNITY}/events/${slug}/attend`);
    expect(left.body.data).toMatchObject({ joined: false, attendee_count: 3, seats_left: 1 });
    const others = members.filter(member => !attending.includes(member));
    const again = await race(others.length, async index => others[index]!.post(`${COMMUNITY}/events/${slug}/attend`));
    expect(statuses(again)).toEqual({ 201: 1, 409: 11 });
    const count =
      'SELECT attendee_count, (SELECT count(*)::integer FROM event_attendance WHERE event_id = $1) AS rows FROM community_event WHERE id = $1';
    expect(await db.row(count, [id])).toEqual({ attendee_count: 4, rows: 4 });
  });

  it('are attended once or not at all by taps at the same time', async () => {
    const member = await fitness.member();
    const { slug, id } = await makeEvent(db);
    expect(statuses(await race(6, async () => member.post(`${COMMUNITY}/events/${slug}/attend`)))).toEqual({ 201: 6 });
    expect(await db.row('SELECT attendee_count FROM community_event WHERE id = $1', [id])).toEqual({
      attendee_count: 0,
    });
    expect(await rowsOf('event_attendance', member.id)).toBe(0);
  });

  it('take nobody when they are over', async () => {
    const member = await fitness.member();
    const { slug } = await makeEvent(db, {
      startsAt: new Date('2026-05-01T06:00:00Z'),
      endsAt: new Date('2026-05-01T07:00:00Z'),
    });
    const { status, body } = await member.post(`${COMMUNITY}/events/${slug}/attend`);
    expect([status, body.message]).toEqual([409, 'event_over']);
    expect((await member.post(`${COMMUNITY}/events/no-such/attend`)).status).toBe(404);
  });
});

describe('challenges', () => {
  it('add up the shown figures of their days, rank those who share, and give their badge once', async () => {
    const badge = await makeBadge(db, { slug: 'twenty-thousand' });
    const challenge = await makeChallenge(db, { badgeId: badge.id });
    const [fast, slow, shy] = [await fitness.member(), await fitness.member(), await fitness.member()];
    await steps(db, fast.id, '2026-04-30', 90_000);
    await steps(db, fast.id, '2026-05-02', 12_000);
    await steps(db, fast.id, '2026-05-03', 9000);
    await steps(db, slow.id, '2026-05-03', 5000);
    await steps(db, shy.id, '2026-05-03', 7000);
    await shy.patch('/api/fitness/settings-hub/privacy', { share_activity: false });
    const join = async (member: Actor) => member.post(`${COMMUNITY}/challenges/${challenge.slug}/join`);
    const joined = await join(fast);
    expect([joined.status, joined.body.data]).toEqual([
      201,
      expect.objectContaining({
        joined: true,
        progress: 21_000,
        percent: 100,
        finished_at: '2026-05-13T08:00:00.000Z',
      }),
    ]);
    await join(slow);
    const last = (await join(shy)).body.data;
    expect(last).toMatchObject({ participant_count: 3, progress: 7000, finished_at: null });
    expect(last.leaderboard.map(({ rank, value, is_me }: Record<string, unknown>) => [rank, value, is_me])).toEqual([
      [1, 21_000, false],
      [2, 7000, true],
      [3, 5000, false],
    ]);
    const seen = (await slow.get(COMMUNITY)).body.data.challenges.find(
      ({ slug }: { slug: string }) => slug === challenge.slug,
    );
    expect(seen.leaderboard.map(({ value }: { value: number }) => value)).toEqual([21_000, 5000]);
    expect((await fast.get(COMMUNITY)).body.data.me.badges).toMatchObject([{ key: 'twenty-thousand' }]);
    await Promise.all([fast.get(COMMUNITY), fast.get(COMMUNITY)]);
    expect(await rowsOf('earned_badge', fast.id)).toBe(1);
    expect((await join(fast)).body.data).toMatchObject({ joined: false, progress: null, participant_count: 2 });
    expect(await rowsOf('earned_badge', fast.id)).toBe(1);
  });

  it('take nobody when they are over', async () => {
    const member = await fitness.member();
    const { slug } = await makeChallenge(db, { startsOn: '2026-04-01', endsOn: '2026-05-12' });
    expect((await member.post(`${COMMUNITY}/challenges/${slug}/join`)).body.message).toBe('challenge_over');
    expect((await member.post(`${COMMUNITY}/challenges/no-such/join`)).status).toBe(404);
  });
});

describe('discussions', () => {
  it('are replied to, those of a group by its members', async () => {
    const member = await fitness.member({ firstName: 'Sara' });
    const group = await makeGroup(db);
    const [open, closed] = [await makeDiscussion(db), await makeDiscussion(db, { groupId: group.id })];
    const replied = await member.post(`${COMMUNITY}/discussions/${open.slug}/replies`, { body: 'By bike' });
    expect([replied.status, replied.body.data]).toEqual([
      201,
      expect.objectContaining({ reply_count: 1, last_reply_at: '2026-05-13T08:00:00.000Z' }),
    ]);
    expect(replied.body.data.replies).toMatchObject([{ body: 'By bike', author: { first_name: 'Sara' } }]);
    const refused = await member.post(`${COMMUNITY}/discussions/${closed.slug}/replies`, { body: 'x' });
    expect([refused.status, refused.body.message]).toEqual([403, 'not_in_group']);
    expect((await member.get(`${COMMUNITY}/discussions/${closed.slug}`)).status).toBe(200);
    expect((await member.get(`${COMMUNITY}/discussions/no-such`)).status).toBe(404);
    expect((await member.post(`${COMMUNITY}/discussions/${open.slug}/replies`, {})).status).toBe(400);
  });
});

describe('profiles', () => {
  it('show figures to everybody, or to nobody else when the member does not share', async () => {
    const [member, reader] = [await fitness.member({ firstName: 'Noor' }), await fitness.member()];
    await steps(db, member.id, '2026-05-11', 4000, 45);
    await steps(db, member.id, '2026-05-12', 8000, 40);
    const profile = `${COMMUNITY}/members/${member.username}`;
    const { status, body } = await reader.get(profile);
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({
        first_name: 'Noor',
        is_me: false,
        shares_activity: true,
        figures: {
          workouts: 0,
          active_days: 2,
          streak_days: 2,
          longest_streak_days: 2,
          best_day_steps: 8000,
          distance_m: 0,
          calories_kcal: 0,
          points: 0,
        },
      }),
    ]);
    expect(JSON.stringify(body)).not.toContain('@');
    await member.patch('/api/fitness/settings-hub/privacy', { share_activity: false });
    expect((await reader.get(profile)).body.data).toMatchObject({ shares_activity: false, figures: null, badges: [] });
    expect((await member.get(profile)).body.data).toMatchObject({ is_me: true, figures: { best_day_steps: 8000 } });
  });

  it('are of members alone', async () => {
    const member = await fitness.member();
    const coach = await fitness.coach();
    for (const username of [coach.username, fitness.owner.username, 'nobody'])
      expect((await member.get(`${COMMUNITY}/members/${username}`)).body.message).toBe('member_not_found');
    expect((await coach.get(COMMUNITY)).status).toBe(403);
    expect((await fitness.owner.get(`${COMMUNITY}/members/${member.username}`)).status).toBe(403);
  });
});

describe('the community page', () => {
  it('earns achievements when their figure is reached', async () => {
    const member = await fitness.member();
    const achievements = db.of(Achievement);
    const name = { en: 'Eight thousand', ar: 'ثمانية آلاف' };
    await achievements.save([
      achievements.create({ slug: 'eight-thousand', name, metric: 'best_day_steps', threshold: 8000, points: 25 }),
      achievements.create({ slug: 'sixteen-thousand', name, metric: 'best_day_steps', threshold: 16_000 }),
    ]);
    await steps(db, member.id, '2026-05-12', 8000);
    const { data } = (await member.get(COMMUNITY)).body;
    const of = (key: string) => data.achievements.find((one: { key: string }) => one.key === key);
    expect(of('eight-thousand')).toMatchObject({ earned_at: '2026-05-13T08:00:00.000Z', progress: 8000, percent: 100 });
    expect(of('sixteen-thousand')).toMatchObject({ earned_at: null, percent: 50 });
    expect(data.me.figures.points).toBe(25);
    await race(4, async () => member.get(COMMUNITY));
    expect(await rowsOf('earned_achievement', member.id)).toBe(1);
  });

  it('shows own groups, their posts and what is to come, in as many statements for much as for little', async () => {
    const [member, other] = [await fitness.member(), await fitness.member()];
    const few = (await statementsOf(db, () => member.get(COMMUNITY))).length;
    const [mine, another] = [await makeGroup(db), await makeGroup(db)];
    await member.post(`${COMMUNITY}/groups/${mine.slug}/join`);
    for (const group of [mine, another]) {
      await other.post(`${COMMUNITY}/groups/${group.slug}/join`);
      for (const body of ['One', 'Two']) await other.post(`${COMMUNITY}/groups/${group.slug}/posts`, { body });
    }
    const event = await makeEvent(db);
    const { data } = (await member.get(COMMUNITY)).body;
    expect(data.groups).toMatchObject([{ slug: mine.slug, member_count: 2, post_count: 2, joined: true }]);
    expect(data.discover.map(({ slug }: { slug: string }) => slug)).toContain(another.slug);
    expect(data.feed.map(({ body, group }: { body: string; group: { slug: string } }) => [body, group.slug])).toEqual([
      ['Two', mine.slug],
      ['One', mine.slug],
    ]);
    expect(data.events.map(({ slug }: { slug: string }) => slug)).toContain(event.slug);
    expect((await statementsOf(db, () => member.get(COMMUNITY))).length).toBe(few);
    expect(few).toBeLessThanOrEqual(18);
  });

  it('keeps what a closed account wrote, without its author, and frees its place', async () => {
    const [leaving, staying] = [await fitness.member({ firstName: 'Gone' }), await fitness.member()];
    const group = await makeGroup(db);
    const event = await makeEvent(db, { capacity: 1 });
    for (const member of [leaving, staying]) await member.post(`${COMMUNITY}/groups/${group.slug}/join`);
    const [post] = (await leaving.post(`${COMMUNITY}/groups/${group.slug}/posts`, { body: 'Still here' })).body.data
      .posts;
    await leaving.post(`${COMMUNITY}/groups/${group.slug}/posts/${post.postKey}/comments`, { body: 'Too' });
    await leaving.post(`${COMMUNITY}/events/${event.slug}/attend`);
    expect((await leaving.post('/api/auth/delete-account', { password: PASSWORD })).status).toBe(201);
    const { data } = (await staying.get(`${COMMUNITY}/groups/${group.slug}`)).body;
    expect(data).toMatchObject({
      member_count: 1,
      posts: [{ body: 'Still here', author: null, comments: [{ body: 'Too', author: null }] }],
    });
    expect(JSON.stringify(data)).not.toContain('Gone');
    expect((await staying.post(`${COMMUNITY}/events/${event.slug}/attend`)).body.data.joined).toBe(true);
  });
});
