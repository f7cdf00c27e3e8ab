import { homeBody, leadBody, makeHome, viewingBody } from '../property/factories';
import { type Property, startProperty } from '../property/property';
import { done, type Listener, listenAs, typesOf } from './events.actors';
import { expectExamples } from './webhook-examples';

let property: Property;
let listener: Listener;
beforeAll(async () => {
  property = await startProperty();
  listener = await listenAs(property.owner, property.service);
});
afterAll(async () => {
  await listener?.close();
  await property?.service.close();
});

const MANAGE = '/api/properties/manage';
const put = (id: number, change: object) => done(property.agent.put(`${MANAGE}/${id}`, change));
const setStatus = (id: number, status: string) => done(property.agent.patch(`${MANAGE}/${id}/status`, { status }));

describe('a home', () => {
  it('is published, changed and gone; drafts raise nothing', async () => {
    let id = 0;
    const drafted = await listener.raisedBy(async () => {
      ({ id } = await done(property.agent.post(MANAGE, homeBody())));
      await put(id, { bedrooms: 3 });
    });
    expect(drafted).toEqual([]);
    const published = await listener.raisedBy(() => setStatus(id, 'published'));
    expect(typesOf(published)).toEqual(['property.home.published']);
    expect(published[0]!.data).toEqual((await property.owner.get(`${MANAGE}/${id}`)).body.data);
    const changed = await listener.raisedBy(() => put(id, { bedrooms: 4 }));
    expect(changed).toMatchObject([{ type: 'property.home.changed', data: { id, bedrooms: 4 } }]);
    const gone = await listener.raisedBy(() => setStatus(id, 'draft'));
    expect(typesOf(gone)).toEqual(['property.home.gone']);
    expect(gone[0]!.data).toEqual({ id, links: { self: expect.stringMatching(`/api/properties/manage/${id}$`) } });
  });

  it('that was published is gone when it is deleted', async () => {
    const [published, draft] = [
      await makeHome(property.service.db),
      await makeHome(property.service.db, { status: 'draft' }),
    ];
    const events = await listener.raisedBy(async () => {
      for (const { id } of [published, draft]) await done(property.agent.delete(`${MANAGE}/${id}`));
    });
    expect(events).toMatchObject([{ type: 'property.home.gone', data: { id: published.id } }]);
    expect(Object.keys(events[0]!.data)).toEqual(['id', 'links']);
  });
});

it('an inquiry is a lead', async () => {
  let id = 0;
  const events = await listener.raisedBy(async () => {
    ({ id } = await done(property.visitor().post('/api/leads', leadBody())));
  });
  expect(typesOf(events)).toEqual(['property.lead.received']);
  expect(events[0]!.data).toEqual((await property.owner.get(`/api/leads/${id}`)).body.data);
});

describe('a viewing', () => {
  async function request() {
    const home = await makeHome(property.service.db);
    const body = viewingBody(home.id, property.service.clock.now());
    await done(property.visitor().post('/api/viewings', body));
    return (await property.service.db.row<{ id: number }>('SELECT max(id) AS id FROM viewing'))!.id;
  }
  const change = (id: number, body: object) => done(property.agent.patch(`/api/viewings/${id}`, body));

  it('is requested, confirmed, moved and completed', async () => {
    let id = 0;
    const requested = await listener.raisedBy(async () => (id = await request()));
    expect(typesOf(requested)).toEqual(['property.viewing.requested']);
    expect(requested[0]!.data).toEqual((await property.owner.get(`/api/viewings/${id}`)).body.data);
    const confirmed_at = property.service.clock.now().add({ hours: 48 }).toString();
    const steps = [];
    for (const body of [
      { action: 'confirm' },
      { confirmed_at },
      { admin_notes: 'Bring the key' },
      { action: 'complete' },
    ])
      steps.push(typesOf(await listener.raisedBy(() => change(id, body))));
    const moved = ['property.viewing.moved'];
    expect(steps).toEqual([moved, moved, [], moved]);
  });

  it('is cancelled', async () => {
    const id = await request();
    const events = await listener.raisedBy(() => change(id, { action: 'cancel' }));
    expect(events).toMatchObject([{ type: 'property.viewing.cancelled', data: { id, status: 'cancelled' } }]);
  });
});

it('every type was sent, as the examples of the description show it', () => {
  expectExamples('property', listener.sent);
});
