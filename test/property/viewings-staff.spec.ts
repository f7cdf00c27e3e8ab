import type { Home } from '#services/property/homes/home.entity';
import { race, statuses } from '../harness/race';
import { trials } from '../harness/trials';
import { makeHome, viewingBody } from './factories';
import { idsIn, type Property, startProperty } from './property';

let property: Property;
let home: Home;
beforeAll(async () => {
  property = await startProperty();
});
afterAll(() => property?.service.close());
beforeEach(async () => {
  property.service.clock.set('2026-05-09T08:00:00Z');
  await property.empty();
  home = await makeHome(property.service.db);
});

async function request(values: object = {}): Promise<number> {
  const sent = viewingBody(home.id, property.service.clock.now(), values);
  const { reference } = (await property.visitor().post('/api/viewings', sent)).body.data;
  return (await property.service.db.row<{ id: number }>('SELECT id FROM viewing WHERE reference = $1', [reference]))!
    .id;
}

const change = (id: number | string, body: object) => {
  property.service.clock.advance({ seconds: 1 });
  return property.agent.patch(`/api/viewings/${id}`, body);
};
const list = async (query = '') => (await property.agent.get(`/api/viewings?${query}`)).body.data;

describe('the way of a viewing', () => {
  it('is requested, confirmed, completed', async () => {
    const id = await request();
    expect((await change(id, { action: 'complete' })).status).toBe(400);
    const confirmed = await change(id, { action: 'confirm' });
    expect(confirmed.status).toBe(200);
    expect(confirmed.body.data).toMatchObject({ status: 'confirmed', confirmed_at: '2026-05-12T14:30:00.000Z' });
    expect((await change(id, { action: 'confirm' })).status).toBe(400);
    expect((await change(id, { action: 'complete' })).body.data).toMatchObject({ status: 'completed' });
    for (const action of ['confirm', 'complete', 'cancel']) {
      for (const caller of [property.agent, property.agent.inArabic()]) {
        const refused = await caller.patch(`/api/viewings/${id}`, { action });
        expect(refused.status).toBe(400);
        expect(refused.body.message).not.toBe('viewing_action_not_allowed');
        expect(refused.body.errors).toEqual({ action: [expect.stringMatching(/Action|الإجراء/)] });
      }
    }
  });

  it('ends when it is cancelled, before or after it is confirmed', async () => {
    const [a, b] = [await request(), await request()];
    expect((await change(a, { action: 'cancel' })).body.data.status).toBe('cancelled');
    await change(b, { action: 'confirm' });
    expect((await change(b, { action: 'cancel' })).body.data.status).toBe('cancelled');
    expect((await change(a, { action: 'confirm' })).status).toBe(400);
  });

  it('is confirmed by one of two who do so at once', async () => {
    for (let round = 0; round < trials(5, 2); round++) {
      const id = await request();
      const answers = await race(2, index =>
        (index === 0 ? property.agent : property.owner).patch(`/api/viewings/${id}`, { action: 'confirm' }),
      );
      expect(statuses(answers)).toEqual({ 200: 1, 400: 1 });
    }
  });

  it('takes the agreed time', async () => {
    const id = await request();
    const confirmed = await change(id, { action: 'confirm', confirmed_at: '2026-05-13T18:00:00+04:00' });
    expect(confirmed.body.data.confirmed_at).toBe('2026-05-13T14:00:00.000Z');
    const moved = await change(id, { confirmed_at: '2026-05-14T14:00:00Z' });
    expect(moved.body.data).toMatchObject({ status: 'confirmed', confirmed_at: '2026-05-14T14:00:00.000Z' });
  });

  it.each(['tomorrow', '2026-05-13', '2026-05-13T18:00:00', '2026-02-30T10:00:00Z', 7, ''])(
    'does not move with the time %j',
    async confirmed_at => {
      const id = await request();
      const answer = await change(id, { action: 'confirm', confirmed_at });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors)).toEqual(['confirmed_at']);
      expect((await property.agent.get(`/api/viewings/${id}`)).body.data).toMatchObject({
        status: 'requested',
        confirmed_at: null,
      });
    },
  );

  it('has no agreed time before it is confirmed', async () => {
    const id = await request();
    for (const body of [
      { confirmed_at: '2026-05-13T14:00:00Z' },
      { action: 'cancel', confirmed_at: '2026-05-13T14:00:00Z' },
    ]) {
      expect((await change(id, body)).body.errors).toHaveProperty('confirmed_at');
    }
    expect((await property.agent.get(`/api/viewings/${id}`)).body.data.status).toBe('requested');
  });

  it('can be noted about at every stage', async () => {
    const id = await request();
    const noted = await change(id, { admin_notes: ' Ring twice ' });
    expect(noted.body.data).toMatchObject({ status: 'requested', admin_notes: 'Ring twice' });
    const same = await change(id, { admin_notes: 'Ring twice' });
    expect(same.body.data.updated_at).toBe(noted.body.data.updated_at);
    await change(id, { action: 'cancel' });
    expect((await change(id, { admin_notes: '' })).body.data).toMatchObject({ status: 'cancelled', admin_notes: null });
    for (const body of [{ action: 'delete' }, { status: 'confirmed' }, { admin_notes: 7 }]) {
      expect((await change(id, body)).status).toBe(400);
    }
  });
});

describe('the list', () => {
  it('counts under every filter but the status', async () => {
    const [a, b, c] = [await request(), await request({ name: 'Layla' }), await request()];
    await change(a, { action: 'confirm' });
    await change(b, { action: 'cancel' });
    const all = await property.agent.get('/api/viewings');
    expect(idsIn(all)).toEqual([b, a, c]);
    const counts = { all: 3, requested: 1, confirmed: 1, completed: 0, cancelled: 1 };
    expect(all.body.data).toMatchObject({ page: 1, limit: 10, total: 3, counts });
    expect(await list('status=requested')).toMatchObject({ total: 1, counts });
    expect(await list('q=layla&status=requested')).toMatchObject({ total: 0, counts: { all: 1, cancelled: 1 } });
    const { reference } = all.body.data.data[2];
    expect((await list(`q=${reference.toLowerCase()}`)).data).toMatchObject([{ id: c }]);
    expect((await list(`q=${home.reference}`)).total).toBe(3);
    expect(await list('page_size=51')).toMatchObject({ limit: 50 });
  });

  it('reads days as the agency has them', async () => {
    const night = await request({ preferred_date: '2026-05-12', preferred_time: '00:30' });
    const late = await request({ preferred_date: '2026-05-12', preferred_time: '23:59' });
    const next = await request({ preferred_date: '2026-05-13', preferred_time: '00:00' });
    const ids = async (query: string) =>
      idsIn(await property.agent.get(`/api/viewings?${query}`)).toSorted((x, y) => x - y);
    expect(await ids('scheduled_from=2026-05-12&scheduled_to=2026-05-12')).toEqual([night, late]);
    expect(await ids('scheduled_from=2026-05-13')).toEqual([next]);
    expect(await ids('scheduled_to=2026-05-11')).toEqual([]);
    expect(await ids('scheduled_from=2026-05-14&scheduled_to=2026-05-12')).toEqual([]);
    await change(next, { action: 'confirm', confirmed_at: '2026-05-12T10:00:00Z' });
    expect(await ids('scheduled_from=2026-05-12&scheduled_to=2026-05-12')).toEqual([night, late, next]);
    expect((await list('scheduled_from=2026-05-12&status=confirmed')).counts).toMatchObject({ all: 3, confirmed: 1 });
  });

  it.each(['status=gone', 'scheduled_from=2026-02-30', 'scheduled_to=tomorrow', 'scheduled_from[a]=1', 'q=a&q=b'])(
    'refuses %s',
    async query => {
      expect((await property.agent.get(`/api/viewings?${query}`)).status).toBe(400);
    },
  );
});

it('keeps what it says about a home that is deleted', async () => {
  const id = await request();
  await property.agent.delete(`/api/properties/manage/${home.id}`);
  expect((await property.agent.get(`/api/viewings/${id}`)).body.data).toMatchObject({
    property_id: null,
    property_reference: home.reference,
    property: { id: null, reference: home.reference, title: home.title },
    inquiry: { property_reference: home.reference },
  });
  expect((await list()).data).toMatchObject([{ id, property_reference: home.reference }]);
});

it('is for those who may', async () => {
  const id = await request();
  const reader = await property.member({ permissions: ['viewings.view'] });
  expect((await reader.get(`/api/viewings/${id}`)).status).toBe(200);
  expect((await reader.patch(`/api/viewings/${id}`, { action: 'confirm' })).status).toBe(403);
  for (const unknown of ['0', 'abc', '999999', 'VW-1001']) {
    expect((await property.agent.get(`/api/viewings/${unknown}`)).status).toBe(404);
    expect((await change(unknown, { action: 'confirm' })).status).toBe(404);
  }
});
