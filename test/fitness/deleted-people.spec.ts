import type { Database } from '#kit/database/database';
import { makeBadge, makeChallenge, makeEvent, makeGroup } from './community.factories';
import { type Actor, type Fitness, startFitness } from './fitness';

const COMMUNITY = '/api/fitness/community';
const MANAGE = '/api/fitness/manage';
const COACHING = '/api/fitness/coaching';

let fitness: Fitness;
let db: Database;
let deleted: Actor;
let staying: Actor;
beforeAll(async () => {
  fitness = await startFitness();
  fitness.service.clock.set('2026-05-11T08:00:00Z');
  db = fitness.service.db;
  [deleted, staying] = [await fitness.member(), await fitness.member()];
});
afterAll(() => fitness.service.close());

const remove = async (member: Actor) => {
  expect((await fitness.owner.delete(`/api/users/${member.username}`)).status).toBe(200);
};
const restore = async (member: Actor) => fitness.owner.post(`/api/users/deleted/${member.username}/restore`);

it('no count has deleted people', async () => {
  const [group, challenge, badge] = [await makeGroup(db), await makeChallenge(db), await makeBadge(db)];
  const event = await makeEvent(db, { capacity: 2 });
  const achievement = (await db.row<{ id: number }>(
    `INSERT INTO achievement (slug, name, metric, threshold) VALUES ('posts', '{"en": "", "ar": ""}', 'posts', 1) RETURNING id`,
  ))!;
  for (const member of [staying, deleted]) {
    await member.post(`${COMMUNITY}/groups/${group.slug}/join`);
    await member.post(`${COMMUNITY}/challenges/${challenge.slug}/join`);
    await member.post(`${COMMUNITY}/events/${event.slug}/attend`);
    await db.rows('INSERT INTO earned_badge (account_id, badge_id, earned_at) VALUES ($1, $2, now())', [
      member.id,
      badge.id,
    ]);
    await db.rows('INSERT INTO earned_achievement (account_id, achievement_id, earned_at) VALUES ($1, $2, now())', [
      member.id,
      achievement.id,
    ]);
  }
  const [post] = (await staying.post(`${COMMUNITY}/groups/${group.slug}/posts`, { body: 'Hello' })).body.data.posts;
  await deleted.post(`${COMMUNITY}/groups/${group.slug}/posts/${post.postKey}/like`);
  const counts = async () => {
    const page = (await staying.get(COMMUNITY)).body.data;
    const managed = await Promise.all(
      [
        ['groups', group.id, 'member_count'],
        ['challenges', challenge.id, 'participant_count'],
        ['events', event.id, 'attendee_count'],
        ['badges', badge.id, 'earned_count'],
        ['achievements', achievement.id, 'earned_count'],
      ].map(async ([kind, id, count]) => (await fitness.owner.get(`${MANAGE}/${kind}/${id}`)).body.data[count!]),
    );
    return [
      page.groups[0].member_count,
      page.challenges[0].participant_count,
      page.events[0].attendee_count,
      page.feed[0].likes + 1,
      ...managed,
    ];
  };
  expect(await counts()).toEqual(Array.from({ length: 9 }, () => 2));
  await remove(deleted);
  expect(await counts()).toEqual(Array.from({ length: 9 }, () => 1));
  expect((await staying.get(COMMUNITY)).body.data.events[0].seats_left).toBe(1);
  await restore(deleted);
  expect(await counts()).toEqual(Array.from({ length: 9 }, () => 2));
});

it('the place of a deleted member is given to the next one, and the capacity may fall to those who are there', async () => {
  const event = await makeEvent(db, { capacity: 2 });
  const [leaving, next, late] = [await fitness.member(), await fitness.member(), await fitness.member()];
  const attend = (member: Actor) => member.post(`${COMMUNITY}/events/${event.slug}/attend`);
  for (const member of [leaving, staying]) await attend(member);
  await remove(leaving);
  expect((await attend(next)).body.data).toMatchObject({ joined: true, attendee_count: 2, seats_left: 0 });
  expect((await attend(late)).body.message).toBe('event_full');
  await restore(leaving);
  expect((await fitness.owner.get(`${MANAGE}/events/${event.id}`)).body.data.attendee_count).toBe(2);
  await remove(next);
  expect((await fitness.owner.patch(`${MANAGE}/events/${event.id}`, { capacity: 1 })).status).toBe(200);
  expect((await fitness.owner.patch(`${MANAGE}/events/${event.id}`, { capacity: 0 })).status).toBe(400);
});

it('a coach is found by the permission, whatever the role is called', async () => {
  const coach = await fitness.coach();
  const trainer = await fitness.staff({ permissions: ['coaching.clients', 'settings.view'] });
  await db.rows(`UPDATE role SET name = 'Trainer' WHERE name = 'Coach'`);
  const coaches = (await fitness.owner.get(`${COACHING}/coaches`)).body.data;
  const usernames = coaches.map(({ username }: { username: string }) => username);
  expect(usernames).toEqual(expect.arrayContaining([coach.username, trainer.username]));
  expect(usernames).not.toContain(fitness.owner.username);
  const moved = { coachUsername: coach.username, memberUsername: staying.username };
  expect((await fitness.owner.post(`${COACHING}/assignments`, moved)).status).toBe(201);
  expect((await staying.get(`${COACHING}/my-coach`)).body.data.username).toBe(coach.username);
});
