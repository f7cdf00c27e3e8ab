import { race, statuses } from '../harness/race';
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
    used.push(statuses(await race(600, () => bridge.client.get('/api/ingest/whoami'))));
    await member.delete(`/api/fitness/devices/keys/${bridge.id}`);
  }
  expect(used).toEqual([{ 200: 600 }, { 200: 600 }, { 429: 600 }]);
  expect((await (await bridgeOf(fitness, other)).client.get('/api/ingest/whoami')).status).toBe(200);
  fitness.service.clock.advance({ seconds: 60 });
  expect((await (await bridgeOf(fitness, member)).client.get('/api/ingest/whoami')).status).toBe(200);
});

describe('what one account writes in ten minutes', () => {
  type Write = (body: object) => ReturnType<Actor['post']>;
  const LIMIT = 120;

  async function writer(kind: string): Promise<Write> {
    const { db } = fitness.service;
    const [member, group] = [await fitness.member(), await makeGroup(db)];
    const path = `${COMMUNITY}/groups/${group.slug}`;
    await member.post(`${path}/join`);
    if (kind === 'posts') return body => member.post(`${path}/posts`, body);
    if (kind === 'comments') {
      const { posts } = (await member.post(`${path}/posts`, { body: 'Hello' })).body.data;
      return body => member.post(`${path}/posts/${posts[0].postKey}/comments`, body);
    }
    const discussion = await makeDiscussion(db);
    if (kind === 'replies') return body => member.post(`${COMMUNITY}/discussions/${discussion.slug}/replies`, body);
    const coach = await fitness.coach();
    await coach.post(`${COACHING}/clients`, { username: member.username });
    if (kind === 'messages') return body => member.post(`${COACHING}/messages`, body);
    if (kind === 'messages of a coach')
      return body => coach.post(`${COACHING}/clients/${member.username}/messages`, body);
    const { id } = (await member.post(`${COACHING}/check-ins`, { energy: 3 })).body.data;
    return body => coach.post(`${COACHING}/check-ins/${id}/reply`, body);
  }

  it.each(['posts', 'comments', 'replies', 'messages', 'messages of a coach', 'answers to check-ins'])(
    'is limited: %s',
    async kind => {
      const write = await writer(kind);
      expect((await write({ body: 7 })).status).toBe(400);
      const answers = await race(LIMIT + 5, () => write({ body: 'Again' }));
      expect(statuses(answers)).toEqual({ 201: LIMIT, 429: 5 });
      fitness.service.clock.advance({ minutes: 10 });
      expect((await write({ body: 'Later' })).status).toBe(201);
    },
  );
});
