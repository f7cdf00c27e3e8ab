import { leadBody, makeHome } from './factories';
import { idsIn, type Property, startProperty } from './property';

let property: Property;
beforeAll(async () => {
  property = await startProperty();
});
afterAll(() => property?.service.close());
beforeEach(async () => {
  property.service.clock.set('2026-05-09T08:00:00Z');
  await property.empty();
});

const send = async (values: object = {}): Promise<number> =>
  (await property.visitor().post('/api/leads', leadBody(values))).body.data.id;
const list = async (query = '') => (await property.agent.get(`/api/leads?${query}`)).body.data;
const change = (id: number, body: object) => {
  property.service.clock.advance({ seconds: 1 });
  return property.agent.patch(`/api/leads/${id}`, body);
};

it('lists inquiries, latest change first, with counts under every filter but the status', async () => {
  const ids = [await send(), await send({ name: 'Layla Karim' }), await send({ name: 'ليلى كريم' }), await send()];
  await change(ids[0]!, { status: 'closed' });
  await change(ids[1]!, { status: 'contacted' });
  const all = await property.agent.get('/api/leads');
  expect(idsIn(all)).toEqual([ids[1], ids[0], ids[3], ids[2]]);
  const counts = { all: 4, new: 2, contacted: 1, qualified: 0, closed: 1 };
  expect(all.body.data).toMatchObject({ page: 1, limit: 10, total: 4, totalPages: 1, counts });
  expect(await list('status=new')).toMatchObject({ total: 2, counts });
  expect(await list('status=qualified')).toMatchObject({ total: 0, data: [], counts });
  expect(await list('q=layla')).toMatchObject({ total: 1, counts: { all: 1, contacted: 1 } });
  expect(await list(`q=${encodeURIComponent('ليلي')}&status=closed`)).toMatchObject({
    total: 0,
    counts: { all: 1, new: 1 },
  });
  expect(await list('q=%25')).toMatchObject({ total: 0 });
  expect(await list('page_size=3&page=2')).toMatchObject({ page: 2, limit: 3, total: 4, totalPages: 2 });
  expect(await list('page_size=100')).toMatchObject({ limit: 50 });
});

it('finds them by e-mail address, phone number and home', async () => {
  const home = await makeHome(property.service.db);
  const id = await send({ email: 'odd@example.com', phone: '+971 50 555 0199', property_id: home.id });
  await send();
  for (const q of ['odd@example', '0199', home.reference.toLowerCase()]) {
    expect((await list(`q=${encodeURIComponent(q)}`)).data).toMatchObject([{ id }]);
  }
});

it('counts back in agency days', async () => {
  property.service.clock.set('2026-05-08T19:59:00Z');
  const yesterday = await send();
  property.service.clock.set('2026-05-08T20:01:00Z');
  const today = await send();
  property.service.clock.set('2026-05-09T19:59:00Z');
  const ids = async (days: number) => idsIn(await property.agent.get(`/api/leads?received_within_days=${days}`));
  expect(await ids(1)).toEqual([today]);
  expect(await ids(2)).toEqual([today, yesterday]);
  property.service.clock.set('2026-05-09T20:00:00Z');
  expect(await ids(1)).toEqual([]);
  expect((await list('received_within_days=2&status=closed')).counts).toMatchObject({ all: 1, new: 1 });
});

it.each([
  'status=gone',
  'status=new&status=closed',
  'received_within_days=0',
  'received_within_days=-1',
  'received_within_days=abc',
  'received_within_days=1.5',
  'received_within_days=99999',
  'q[a]=1',
])('refuses %s', async query => {
  const answer = await property.agent.get(`/api/leads?${query}`);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.errors)).toHaveLength(1);
});

it('changes status and notes', async () => {
  const id = await send();
  const before = (await property.agent.get(`/api/leads/${id}`)).body.data;
  for (const status of ['contacted', 'qualified', 'closed', 'new']) {
    expect((await change(id, { status })).body.data).toMatchObject({ status, notes: null });
  }
  const noted = await change(id, { notes: ' Called twice ' });
  expect(noted.status).toBe(200);
  expect(noted.body.data).toMatchObject({ notes: 'Called twice', status: 'new' });
  expect(noted.body.data.updated_at > before.updated_at).toBe(true);
  expect(noted.body.data.received_at).toBe(before.received_at);
  const same = await change(id, { notes: 'Called twice', status: 'new' });
  expect(same.body.data.updated_at).toBe(noted.body.data.updated_at);
  expect((await change(id, { notes: null })).body.data.notes).toBeNull();
  for (const body of [{ status: 'gone' }, { name: 'X' }, { notes: 7 }]) {
    expect((await change(id, body)).status).toBe(400);
  }
});

it('keeps what it says about a home that is deleted', async () => {
  const home = await makeHome(property.service.db);
  const id = await send({ property_id: home.id });
  expect((await property.agent.delete(`/api/properties/manage/${home.id}`)).status).toBe(200);
  const lead = (await property.agent.get(`/api/leads/${id}`)).body.data;
  expect(lead).toMatchObject({
    property_id: null,
    property_reference: home.reference,
    property: { id: null, reference: home.reference, title: home.title, slug: null, status: null },
  });
  expect((await list(`q=${home.reference}`)).data).toMatchObject([{ id, property_reference: home.reference }]);
});

it('is for those who may', async () => {
  const id = await send();
  const reader = await property.member({ permissions: ['leads.view'] });
  expect((await reader.get(`/api/leads/${id}`)).status).toBe(200);
  expect((await reader.patch(`/api/leads/${id}`, { status: 'closed' })).status).toBe(403);
  expect((await property.anonymous.get(`/api/leads/${id}`)).status).toBe(401);
  for (const unknown of ['0', 'abc', '999999']) {
    expect((await property.agent.get(`/api/leads/${unknown}`)).status).toBe(404);
    expect((await change(unknown as never, { status: 'closed' })).status).toBe(404);
  }
});
