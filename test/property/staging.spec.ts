import type { Home } from '#services/property/homes/home.entity';
import { LocalAi } from '../ai/local-ai';
import { race, statuses } from '../harness/race';
import { picture } from '../kit/media-files';
import { makeHome } from './factories';
import { type Actor, type Property, startProperty } from './property';

let ai: LocalAi;
let property: Property;
let home: Home;
let beforeUrl: string;
let decorator: Actor;
beforeAll(async () => {
  ai = await new LocalAi().start();
  property = await startProperty(ai.environment());
  decorator = await property.member({ permissions: ['ai_studio.use'], email: 'decorator@example.com' });
  const upload = await property.owner.upload('/api/helpers/upload', await picture(600, 400).png().toBuffer(), {
    for: 'staging',
  });
  beforeUrl = upload.body.data.url;
});
afterAll(async () => {
  await property?.service.close();
  await ai?.stop();
});
beforeEach(async () => {
  home = await makeHome(property.service.db);
});
afterEach(async () => {
  ai.clear();
  await property.service.db.rows('DELETE FROM picture_job');
  await property.service.doJobs();
});

const url = '/api/staging/jobs';
const room = { en: 'Living room', ar: 'غرفة المعيشة' };
const body = (changes: object = {}) => ({
  property_id: home.id,
  before_url: beforeUrl,
  room,
  style: 'modern',
  ...changes,
});
const request = (changes: object = {}, caller = property.owner) => caller.post(url, body(changes));
const ready = async (): Promise<{ id: number; after: string }> => {
  const { id } = (await request()).body.data;
  await property.service.doJobs();
  return { id, after: (await property.owner.get(`${url}/${id}`)).body.data.drawn_pictures[0].url };
};
const accept = (id: number, sent: object = {}) => property.owner.post(`${url}/${id}/accept`, sent);
const pairs = async () => (await property.owner.get(`/api/properties/manage/${home.id}`)).body.data.staging_pairs;

it('furnishes the picture of a room, which then is a pair of the home', async () => {
  const answer = await request({ prompt: 'A reading corner' }, decorator);
  expect(answer.status).toBe(202);
  expect(answer.body.data).toMatchObject({ ...body({ prompt: 'A reading corner' }), status: 'queued', count: 1 });
  await property.service.doJobs();
  const { data } = (await decorator.get(`${url}/${answer.body.data.id}`)).body;
  expect(data).toMatchObject({ status: 'done', drawn_pictures: [{ number: 1, is_accepted: false }] });
  expect(ai.drawings).toHaveLength(1);
  expect(ai.drawings[0]).toMatchObject({ path: '/v1/images/edits', count: 1 });
  expect(ai.drawings[0]!.prompt).toMatch(/modern[^]*Living room[^]*A reading corner/);
  expect(ai.drawings[0]!.source?.length).toBeGreaterThan(100);

  expect((await decorator.post(`${url}/${data.id}/accept`, {})).status).toBe(403);
  expect((await accept(data.id, { is_public: true })).status).toBe(200);
  const after = data.drawn_pictures[0].url;
  expect(await pairs()).toMatchObject([{ room, before_url: beforeUrl, after_url: after, is_public: true }]);
  const page = (await property.anonymous.get(`/api/properties/${home.slug}`)).body.data;
  expect(page.staged_room).toMatchObject({ room, before_url: beforeUrl, after_url: after });
  expect((await accept(data.id)).body.code).toBe('picture_accepted');
  expect(await pairs()).toHaveLength(1);
});

it('takes the name of the room in one language or both', async () => {
  expect((await request({ room: 'Kitchen' })).body.data.room).toEqual({ en: 'Kitchen', ar: 'Kitchen' });
  expect((await request({ room: { en: 'Kitchen' } })).body.data.room).toEqual({ en: 'Kitchen', ar: 'Kitchen' });
});

it('lists the jobs of all staff, or of one home', async () => {
  const first = (await request()).body.data.id as number;
  const other = await makeHome(property.service.db);
  const second = (await request({ property_id: other.id }, decorator)).body.data.id as number;
  const list = async (query: string) =>
    ((await property.owner.get(`${url}${query}`)).body.data.data as { id: number }[]).map(({ id }) => id);
  expect(await list('')).toEqual([second, first]);
  expect(await list(`?property_id=${home.id}`)).toEqual([first]);
  expect(await list('?status=done')).toEqual([]);
  expect((await property.owner.get(`${url}?property_id=x`)).status).toBe(400);
});

it.each([
  [{ property_id: 999_999 }, 'property_id'],
  [{ before_url: 'https://elsewhere.example/a.jpg' }, 'before_url'],
  [{ before_url: '/property/media/uploads/missing.jpg' }, 'before_url'],
  [{ before_url: '/property/media/../a.jpg' }, 'before_url'],
  [{ room: '' }, 'room.en'],
  [{ room: null }, 'room'],
  [{ room: undefined }, 'room'],
  [{ style: 'baroque' }, 'style'],
  [{ count: 2 }, 'count'],
])('refuses %j', async (changes, field) => {
  const answer = await request(changes);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
});

it('is for staff with the studio', async () => {
  const { id } = (await request()).body.data;
  for (const answer of [
    await request({}, property.agent),
    await property.agent.get(url),
    await property.agent.get(`${url}/${id}`),
    await property.agent.post(`${url}/${id}/accept`, {}),
  ])
    expect(answer.status).toBe(403);
  expect((await property.anonymous.get(url)).status).toBe(401);
});

it('adds one pair, when it is accepted by many at once', async () => {
  const { id } = await ready();
  expect(statuses(await race(8, () => accept(id)))).toEqual({ 200: 1, 409: 7 });
  expect(await pairs()).toHaveLength(1);
});

it('keeps the rules of pairs: one public, and at most twenty', async () => {
  const [one, two] = [await ready(), await ready()];
  await accept(one.id, { is_public: true });
  const second = await accept(two.id, { is_public: true });
  expect([second.status, Object.keys(second.body.errors)]).toEqual([400, ['staging_pairs']]);
  expect((await accept(two.id, { is_public: false })).status).toBe(200);
  const full = Array.from({ length: 20 }, () => ({
    room,
    before_url: beforeUrl,
    after_url: two.after,
    is_public: false,
  }));
  await property.service.db.rows('UPDATE home SET staging_pairs = $2 WHERE id = $1', [home.id, JSON.stringify(full)]);
  const { id } = await ready();
  expect((await accept(id)).body.code).toBe('staging_pairs_full');
});

it('of a home that was deleted fails, or is 404', async () => {
  const { id } = await ready();
  const waiting = (await request()).body.data.id as number;
  await property.owner.delete(`/api/properties/manage/${home.id}`);
  expect((await accept(id)).status).toBe(404);
  await property.service.doJobs();
  expect((await property.owner.get(`${url}/${waiting}`)).body.data).toMatchObject({
    status: 'failed',
    error: 'record_gone',
  });
  expect(ai.drawings).toHaveLength(1);
});
