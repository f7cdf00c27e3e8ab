import { listen } from '../harness/listening';
import { closePages } from '../shared/sockets';
import { type Actor, type Fitness, startFitness } from './fitness';

const COACHING = '/api/fitness/coaching';

let fitness: Fitness;
let coach: Actor;
let client: Actor;
beforeAll(async () => {
  fitness = await startFitness();
});
beforeEach(async () => {
  [coach, client] = [await fitness.coach(), await fitness.member()];
  expect((await coach.post(`${COACHING}/clients`, { username: client.username })).status).toBe(201);
});
afterEach(closePages);
afterAll(() => fitness.service.close());

async function permit(role: 'Coach' | 'Member', permissions: string[]): Promise<void> {
  const { id } = (await fitness.service.db.row<{ id: number }>('SELECT id FROM role WHERE name = $1', [role]))!;
  expect((await fitness.owner.post(`/api/roles/${id}/permissions`, { permissions })).status).toBe(201);
}

const names = (events: [string, unknown][]) => events.map(([name]) => name).toSorted();
const pageOf = ({ id }: Actor) => listen(fitness.service, { audience: 'staff', id });
const notices = async ({ id }: Actor, type: string) =>
  fitness.service.db.rows('SELECT 1 FROM notification WHERE recipient_id = $1 AND type = $2', [id, type]);

it('a coach whose role may coach no more hears nothing of clients on an open page, and everything again later', async () => {
  const page = await pageOf(coach);
  const thread = `${COACHING}/clients/${client.username}/messages`;
  expect((await coach.post(thread, { body: 'How was it?' })).status).toBe(201);
  await page.updates();
  await permit('Coach', ['settings.view']);
  expect((await client.post(`${COACHING}/messages`, { body: 'Private.' })).status).toBe(201);
  expect((await client.get(`${COACHING}/messages`)).status).toBe(200);
  expect((await client.post(`${COACHING}/check-ins`, { energy: 3 })).status).toBe(201);
  expect(await page.updates()).toEqual([]);
  expect(await notices(coach, 'coach_message')).toEqual([]);
  expect(await notices(coach, 'check_in_filed')).toEqual([]);
  await permit('Coach', ['coaching.clients', 'settings.view']);
  expect((await client.post(`${COACHING}/messages`, { body: 'Again.' })).status).toBe(201);
  expect(names(await page.updates())).toEqual(['message:created', 'notification:created']);
});

it('a member whose role may see no training any more hears no coach', async () => {
  const page = await pageOf(client);
  await permit('Member', ['settings.view']);
  const thread = `${COACHING}/clients/${client.username}/messages`;
  expect((await coach.post(thread, { body: 'Are you there?' })).status).toBe(201);
  expect(await page.updates()).toEqual([]);
  await permit('Member', ['fitness.view', 'fitness.edit', 'settings.view']);
  expect((await coach.post(thread, { body: 'Welcome back.' })).status).toBe(201);
  expect(names(await page.updates())).toEqual(['message:created', 'notification:created']);
});
