import type { Database } from '#kit/database/database';
import { makeDiscussion, makeGroup } from './community.factories';
import { type Actor, type Fitness, startFitness } from './fitness';
import { makeWorkout } from './training.factories';

const COACHING = '/api/fitness/coaching';
const COMMUNITY = '/api/fitness/community';
const ALERTS = '/api/fitness/settings-hub/notifications';

let fitness: Fitness;
let db: Database;
let coach: Actor;
let client: Actor;
beforeAll(async () => {
  fitness = await startFitness();
  db = fitness.service.db;
  fitness.service.clock.set('2026-05-13T08:00:00Z');
  [coach, client] = [await fitness.coach(), await fitness.member()];
  await makeWorkout(db, { slug: 'legs' });
  const moved = { coachUsername: coach.username, memberUsername: client.username };
  await fitness.owner.post(`${COACHING}/assignments`, moved);
});
afterAll(() => fitness.service.close());

const latest = async (actor: Actor, type: string) =>
  (await actor.get('/api/notifications')).body.data.items.find((item: { type: string }) => item.type === type)?.data;
const assign = (startsOn: string) =>
  coach.post(`${COACHING}/clients/${client.username}/plan`, { workoutSlug: 'legs', startsOn });

it('every notice of coaching carries what a page opens its subject with', async () => {
  expect(await latest(client, 'coach_assigned')).toEqual({ coach_username: coach.username });
  expect(await latest(coach, 'client_assigned')).toEqual({ member_username: client.username });
  const work = (await assign('2026-05-14')).body.data;
  expect(await latest(client, 'work_assigned')).toEqual({
    assignment_id: work.id,
    workout_slug: 'legs',
    starts_on: '2026-05-14',
  });
  const thread = { member_username: client.username, coach_username: coach.username };
  const question = (await client.post(`${COACHING}/messages`, { body: 'Hi' })).body.data;
  expect(await latest(coach, 'coach_message')).toEqual({ message_id: question.id, ...thread });
  const answer = (await coach.post(`${COACHING}/clients/${client.username}/messages`, { body: 'Hello' })).body.data;
  expect(await latest(client, 'coach_message')).toEqual({ message_id: answer.id, ...thread });
  const checkIn = (await client.post(`${COACHING}/check-ins`, { energy: 4 })).body.data;
  expect(await latest(coach, 'check_in_filed')).toEqual({
    check_in_id: checkIn.id,
    member_username: client.username,
    week: '2026-05-11',
  });
  await coach.post(`${COACHING}/check-ins/${checkIn.id}/reply`, { body: 'Good' });
  expect(await latest(client, 'check_in_reply')).toEqual({
    check_in_id: checkIn.id,
    coach_username: coach.username,
    week: '2026-05-11',
  });
});

it('notices of the community name the comment and the reply', async () => {
  const other = await fitness.member();
  const [group, discussion] = [await makeGroup(db), await makeDiscussion(db, { authorId: client.id })];
  for (const member of [client, other]) await member.post(`${COMMUNITY}/groups/${group.slug}/join`);
  const [post] = (await client.post(`${COMMUNITY}/groups/${group.slug}/posts`, { body: 'Hello' })).body.data.posts;
  const path = `${COMMUNITY}/groups/${group.slug}/posts/${post.postKey}/comments`;
  const [commented] = (await other.post(path, { body: 'Hi' })).body.data.posts;
  expect(await latest(client, 'post_commented')).toEqual({
    group: group.slug,
    postKey: post.postKey,
    post_key: post.post_key,
    comment_id: commented.comments[0].id,
  });
  const replied = (await other.post(`${COMMUNITY}/discussions/${discussion.slug}/replies`, { body: 'Yes' })).body.data;
  expect(await latest(client, 'discussion_replied')).toEqual({
    discussion: discussion.slug,
    reply_id: replied.replies[0].id,
  });
});

it('the switch of workouts silences assigned work, and work given for today is no reminder as well', async () => {
  await client.patch(ALERTS, { workouts: false });
  const before = await latest(client, 'work_assigned');
  await assign('2026-05-15');
  expect(await latest(client, 'work_assigned')).toEqual(before);
  await client.patch(ALERTS, { workouts: true });
  await assign('2026-05-13');
  expect(await latest(client, 'work_assigned')).toMatchObject({ starts_on: '2026-05-13' });
  const sent = await db.rows('SELECT alert, date FROM sent_alert WHERE account_id = $1', [client.id]);
  expect(sent).toEqual([{ alert: 'workout', date: '2026-05-13' }]);
});
