import { race, statuses } from '../harness/race';
import { spend } from '../harness/spend';
import { makeDiscussion, makeGroup } from './community.factories';
import { type Actor, type Fitness, startFitness } from './fitness';
import { bridgeOf } from './ingest.actors';

const COMMUNITY = '/api/fitness/community';
const COACHING = '/api/fitness/coaching';

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
});
beforeEach(() => fitness.service.clock.set('2026-05-13T08:00:00Z'));
afterAll(() => fitness.service.close());

it('a new ingest key starts no new count of its account', async () => {
  const [member, other] = [await fitness.member(), await fitness.member()];
  const used: Record<number, number>[] = [];
  for (const name of ['First', 'Second', 'Third']) {
    const bridge = await bridgeOf(fitness, member, name);
    if (name !== 'Third') {
      await spend(fitness.service, 'ingest', bridge.id, 590);
      await spend(fitness.service, 'ingestAccount', member.id, 590);
    }
    used.push(statuses(await race(10, () => bridge.client.get('/api/ingest/whoami'))));
    await member.delete(`/api/fitness/devices/keys/${bridge.id}`);
  }
  expect(used).toEqual([{ 200: 10 }, { 200: 10 }, { 429: 10 }]);
  expect((await (await bridgeOf(fitness, other)).client.get('/api/ingest/whoami')).status).toBe(200);
  fitness.service.clock.advance({ seconds: 60 });
  expect((await (await bridgeOf(fitness, member)).client.get('/api/ingest/whoami')).status).toBe(200);
});

describe('what one account writes in ten minutes', () => {
  interface Writer {
    write: (body: object) => ReturnType<Actor['post']>;
    policy: string;
    id: number;
  }
  const LIMIT = 120;

  async function writer(kind: string): Promise<Writer> {
    const { db } = fitness.service;
    const [member, group] = [await fitness.member(), await makeGroup(db)];
    const path = `${COMMUNITY}/groups/${group.slug}`;
    await member.post(`${path}/join`);
    if (kind === 'posts') return { write: body => member.post(`${path}/posts`, body), policy: kind, id: member.id };
    if (kind === 'comments') {
      const { posts } = (await member.post(`${path}/posts`, { body: 'Hello' })).body.data;
      const comments = `${path}/posts/${posts[0].postKey}/comments`;
      return { write: body => member.post(comments, body), policy: kind, id: member.id };
    }
    if (kind === 'replies') {
      const replies = `${COMMUNITY}/discussions/${(await makeDiscussion(db)).slug}/replies`;
      return { write: body => member.post(replies, body), policy: kind, id: member.id };
    }
    const coach = await fitness.coach();
    await coach.post(`${COACHING}/clients`, { username: member.username });
    const policy = 'coachMessages';
    if (kind === 'messages') return { write: body => member.post(`${COACHING}/messages`, body), policy, id: member.id };
    if (kind === 'messages of a coach') {
      const messages = `${COACHING}/clients/${member.username}/messages`;
      return { write: body => coach.post(messages, body), policy, id: coach.id };
    }
    const checkIn = (await member.post(`${COACHING}/check-ins`, { energy: 3 })).body.data;
    const replies = `${COACHING}/check-ins/${checkIn.id}/reply`;
    return { write: body => coach.post(replies, body), policy, id: coach.id };
  }

  it.each(['posts', 'comments', 'replies', 'messages', 'messages of a coach', 'answers to check-ins'])(
    'is limited: %s',
    async kind => {
      const { write, policy, id } = await writer(kind);
      expect((await write({ body: 7 })).status).toBe(400);
      await spend(fitness.service, policy, id, LIMIT - 10);
      const answers = await race(15, () => write({ body: 'Again' }));
      expect(statuses(answers)).toEqual({ 201: 10, 429: 5 });
      fitness.service.clock.advance({ minutes: 10 });
      expect((await write({ body: 'Later' })).status).toBe(201);
    },
  );
});
