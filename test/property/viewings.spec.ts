import { randomUUID } from 'node:crypto';
import type { Home } from '#services/property/homes/home.entity';
import { ViewingSubmission } from '#services/property/viewings/viewing-submission.service';
import { Notifications } from '#shared/notifications/notifications.service';
import { race, statuses } from '../harness/race';
import { leadBody, makeHome, viewingBody } from './factories';
import { type Property, startProperty } from './property';

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

const body = (values: object = {}) => viewingBody(home.id, property.service.clock.now(), values);
const send = (values: object = {}, visitor = property.visitor()) => visitor.post('/api/viewings', body(values));
const count = async (table: string) =>
  (await property.service.db.row<{ count: number }>(`SELECT count(*) AS count FROM ${table}`))!.count;

describe('a request for a viewing', () => {
  it('is answered a reference and the instant', async () => {
    const answer = await send({ preferred_date: '2026-05-12', preferred_time: '18:30' });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toEqual({
      reference: expect.stringMatching(/^VW-\d+$/),
      status: 'requested',
      preferred_at: '2026-05-12T14:30:00.000Z',
      timezone: 'Asia/Dubai',
    });
    expect(answer.body.message).not.toBe('');
  });

  it('comes with an inquiry', async () => {
    const rented = await makeHome(property.service.db, { purpose: 'rent' });
    await send({ property_id: rented.id, message: 'With my parents', phone: '+971 50 555 0101' });
    const [viewing] = (await property.agent.get('/api/viewings')).body.data.data;
    const detail = (await property.agent.get(`/api/viewings/${viewing.id}`)).body.data;
    expect(detail).toMatchObject({
      reference: viewing.reference,
      name: 'Sara Haddad',
      phone: '+971 50 555 0101',
      message: 'With my parents',
      property_id: rented.id,
      property: { reference: rented.reference, slug: rented.slug },
      preferred_date: '2026-05-12',
      preferred_time: '18:30',
      confirmed_at: null,
      admin_notes: null,
      inquiry: { id: viewing.lead_id, intent: 'rent', status: 'new', message: 'With my parents' },
    });
    const lead = (await property.agent.get(`/api/leads/${viewing.lead_id}`)).body.data;
    expect(lead.viewing).toMatchObject({
      id: viewing.id,
      reference: viewing.reference,
      status: 'requested',
      confirmed_at: null,
    });
  });

  it('is written together with its inquiry or not at all', async () => {
    const failing = jest
      .spyOn(property.service.get(Notifications), 'toStaffWith')
      .mockRejectedValueOnce(new Error('the line is dead'));
    const sent = body();
    const submission = property.service.get(ViewingSubmission);
    await expect(submission.submit(sent, { address: '10.1.1.1', language: 'en' })).rejects.toThrow('the line is dead');
    failing.mockRestore();
    expect([await count('viewing'), await count('lead'), await count('once_answer')]).toEqual([0, 0, 0]);
    expect((await property.visitor().post('/api/viewings', sent)).status).toBe(201);
    expect([await count('viewing'), await count('lead')]).toEqual([1, 1]);
  });

  it('has a reference of its own, fifty at once', async () => {
    const answers = await race(50, () => send());
    expect(statuses(answers)).toEqual({ 201: 50 });
    expect(new Set(answers.map(({ body: { data } }) => data.reference)).size).toBe(50);
    expect([await count('viewing'), await count('lead')]).toEqual([50, 50]);
  });

  it.each(['draft', 'sold', 'rented', 'archived'] as const)('is for no home that is %s', async status => {
    const hidden = await makeHome(property.service.db, { status });
    const answer = await send({ property_id: hidden.id });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual(['property_id']);
  });

  it.each<[object, string]>([
    [{ property_id: undefined }, 'property_id'],
    [{ property_id: 999_999 }, 'property_id'],
    [{ property_id: '1' }, 'property_id'],
    [{ name: '' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ message: 'x'.repeat(1001) }, 'message'],
    [{ client_token: 'b1e2c7d0-5b1a-11ee-8c99-0242ac120002' }, 'client_token'],
    [{ preferred_date: '2026-02-30' }, 'preferred_date'],
    [{ preferred_date: '2026-13-01' }, 'preferred_date'],
    [{ preferred_date: '12/05/2026' }, 'preferred_date'],
    [{ preferred_date: undefined }, 'preferred_date'],
    [{ preferred_time: '24:00' }, 'preferred_time'],
    [{ preferred_time: '9:5' }, 'preferred_time'],
    [{ preferred_time: '18:60' }, 'preferred_time'],
    [{ preferred_time: '18:30:00' }, 'preferred_time'],
    [{ preferred_time: undefined }, 'preferred_time'],
    [{ intent: 'buy' }, 'intent'],
    [{ status: 'confirmed' }, 'status'],
  ])('is refused with %j, also from a robot', async (values, field) => {
    for (const company of [undefined, 'Spam Ltd']) {
      const answer = await send({ ...values, company });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    }
    expect(await count('viewing')).toBe(0);
  });

  it('is told to those who may see it, and acknowledged', async () => {
    const outsider = await property.member({ permissions: ['leads.view'] });
    const answer = await property
      .visitor()
      .inArabic()
      .post('/api/viewings', body({ email: 'layla@example.com' }));
    const feed = (await property.agent.inArabic().get('/api/notifications')).body.data;
    expect(feed.items).toMatchObject([{ type: 'viewing_requested', data: { reference: answer.body.data.reference } }]);
    expect(feed.items[0].body).toContain(home.reference);
    expect(feed.items[0].title).toMatch(/[\u0600-\u06ff]/);
    expect((await outsider.get('/api/notifications')).body.data.items).toEqual([]);
    await property.service.doJobs();
    const mail = property.service.mailbox.list().find(({ to }) => to === 'layla@example.com');
    expect(mail?.text).toContain(answer.body.data.reference);
    expect(mail?.text).toContain(home.title.ar);
    expect(mail?.text).toContain('18:30');
  });
});

describe('the preferred time', () => {
  const at = (now: string, preferred_date: string, preferred_time: string, language = 'en') => {
    property.service.clock.set(now);
    const visitor = property.visitor().with({ 'Accept-Language': language });
    return send({ preferred_date, preferred_time }, visitor);
  };

  it.each([
    ['2026-05-09T08:00:00Z', '2026-05-09', '13:00'],
    ['2026-05-09T19:30:00Z', '2026-05-10', '00:30'],
    ['2026-05-09T22:00:00Z', '2026-05-10', '03:00'],
  ])('may be an hour ahead: at %s, %s %s', async (now, date, time) => {
    expect((await at(now, date, time)).status).toBe(201);
  });

  it.each([
    ['2026-05-09T08:00:01Z', '2026-05-09', '13:00'],
    ['2026-05-09T19:30:00Z', '2026-05-10', '00:15'],
    ['2026-05-09T22:00:00Z', '2026-05-09', '23:30'],
    ['2026-05-09T22:00:00Z', '2026-05-10', '02:59'],
    ['2026-05-09T08:00:00Z', '2020-01-01', '10:00'],
  ])('must not be sooner: at %s, %s %s', async (now, date, time) => {
    for (const language of ['en', 'ar']) {
      const answer = await at(now, date, time, language);
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toEqual({ preferred_at: ['preferred_time_too_soon'] });
      expect(/[\u0600-\u06ff]/.test(answer.body.message)).toBe(language === 'ar');
    }
    expect(await count('lead')).toBe(0);
  });
});

describe('a client token', () => {
  it('makes one viewing and one inquiry of twenty that are sent at once', async () => {
    const visitor = property.visitor();
    const client_token = randomUUID();
    const answers = await race(20, () => send({ client_token }, visitor));
    expect(statuses(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map(answer => JSON.stringify(answer.body.data))).size).toBe(1);
    expect([await count('viewing'), await count('lead'), await count('notification')]).toEqual([1, 1, 2]);
  });

  it('is answered its first receipt, also when the time is past and the home is gone', async () => {
    const client_token = randomUUID();
    const first = await send({ client_token });
    await property.service.db.rows('DELETE FROM home');
    property.service.clock.advance({ hours: 24 * 30 });
    for (const values of [{ preferred_date: '2026-05-12' }, { name: 'Else' }, { preferred_time: '25:00' }]) {
      const answer = await send({ ...values, client_token: client_token.toUpperCase() });
      expect(answer.status).toBe(201);
      expect(answer.body.data).toEqual(first.body.data);
    }
  });

  it('is another one on the contact form', async () => {
    const client_token = randomUUID();
    expect((await send({ client_token })).body.data).toHaveProperty('reference');
    const lead = await property.visitor().post('/api/leads', leadBody({ client_token }));
    expect(Object.keys(lead.body.data)).toEqual(['id', 'received_at']);
    expect([await count('viewing'), await count('lead')]).toEqual([1, 2]);
  });
});

it('answers a robot like anyone else and keeps nothing', async () => {
  const before = (await send()).body.data;
  const client_token = randomUUID();
  const values = { client_token, company: 'Spam Ltd', preferred_date: '2026-05-13' };
  const robot = await send(values);
  expect(robot.status).toBe(201);
  const number = (reference: string) => Number(reference.replace('VW-', ''));
  expect(robot.body).toEqual({
    success: true,
    message: (await send()).body.message,
    data: { ...before, reference: `VW-${number(before.reference) + 1}`, preferred_at: '2026-05-13T14:30:00.000Z' },
  });
  expect((await send(values)).body.data).toEqual(robot.body.data);
  expect([await count('viewing'), await count('lead')]).toEqual([2, 2]);
  expect(
    (await send({ company: 'Spam Ltd', preferred_date: '2026-05-09', preferred_time: '12:59' })).body.errors,
  ).toEqual({
    preferred_at: ['preferred_time_too_soon'],
  });
});

it('takes five in ten minutes of one address, apart from the contact form', async () => {
  const visitor = property.visitor();
  for (let sent = 0; sent < 5; sent++) expect((await visitor.post('/api/leads', leadBody())).status).toBe(201);
  expect((await visitor.post('/api/leads', leadBody())).status).toBe(429);
  const client_token = randomUUID();
  expect((await send({ client_token }, visitor)).status).toBe(201);
  for (let sent = 0; sent < 4; sent++) expect((await send({}, visitor)).status).toBe(201);
  const refused = await send({}, visitor);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('600');
  expect((await send({ client_token }, visitor)).status).toBe(201);
  property.service.clock.advance({ minutes: 10 });
  expect((await send({}, visitor)).status).toBe(201);
});
