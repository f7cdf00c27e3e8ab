import { leadBody, makeHome, viewingBody } from './factories';
import { idsIn, type Property, startProperty } from './property';

let property: Property;
beforeAll(async () => {
  property = await startProperty();
});
afterAll(() => property?.service.close());

it('tells what is published, what waits and where the homes are', async () => {
  const { db, clock } = property.service;
  clock.set('2026-05-09T08:00:00Z');
  const location = { latitude: 25.0805, longitude: 55.1403, address_hint: { en: '', ar: '' } };
  const [sale, rent, draft] = [
    await makeHome(db, { location, isFeatured: true }),
    await makeHome(db, { purpose: 'rent' }),
    await makeHome(db, { status: 'draft', location, isFeatured: true }),
  ];
  const leads: number[] = [];
  for (let sent = 0; sent < 6; sent++) {
    clock.advance({ minutes: 1 });
    leads.push((await property.visitor().post('/api/leads', leadBody())).body.data.id);
  }
  await property.agent.patch(`/api/leads/${leads[0]}`, { status: 'closed' });
  const viewings = [];
  for (let sent = 0; sent < 3; sent++) {
    await property.visitor().post('/api/viewings', viewingBody(sale.id, clock.now()));
    viewings.push((await property.agent.get('/api/viewings?page_size=1')).body.data.data[0].id as number);
  }
  await property.agent.patch(`/api/viewings/${viewings[0]}`, { action: 'confirm' });
  await property.agent.patch(`/api/viewings/${viewings[1]}`, {
    action: 'confirm',
    confirmed_at: '2026-05-09T08:00:00Z',
  });

  const answer = await property.agent.get('/api/overview');
  expect(answer.status).toBe(200);
  const { data } = answer.body;
  expect(data).toMatchObject({
    published: { total: 2, sale: 1, rent: 1 },
    new_inquiries: 8,
    viewings: { awaiting_confirmation: 1, upcoming: 1 },
    map_points: [{ id: sale.id, latitude: 25.0805, longitude: 55.1403, price: 1_500_000 }],
  });
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  expect(data.recent_inquiries).toHaveLength(5);
  expect(data.recent_viewings).toHaveLength(3);
  expect(ids(data.recent_properties)).toEqual([draft.id, rent.id, sale.id]);
  expect(ids(data.featured_homes)).toEqual([sale.id]);
  expect(idsIn({ body: { data: data.featured_homes } } as never)).toEqual([sale.id]);
});

it('is empty where there is nothing', async () => {
  await property.empty();
  const { data } = (await property.owner.get('/api/overview')).body;
  expect(data).toMatchObject({
    published: { total: 0, sale: 0, rent: 0 },
    new_inquiries: 0,
    viewings: { awaiting_confirmation: 0, upcoming: 0 },
    recent_inquiries: [],
    map_points: [],
  });
});

it('is for those who may', async () => {
  const outsider = await property.member({ permissions: ['leads.view'] });
  expect((await outsider.get('/api/overview')).status).toBe(403);
  expect((await property.anonymous.get('/api/overview')).status).toBe(401);
});
