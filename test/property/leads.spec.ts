import { randomUUID } from 'node:crypto';
import { property as definedProperty } from '#services/property/property';
import { startService } from '../harness/app';
import { race, statuses } from '../harness/race';
import { leadBody, makeHome } from './factories';
import { type Property, startProperty } from './property';

let property: Property;
beforeAll(async () => {
  property = await startProperty();
});
afterAll(() => property?.service.close());
beforeEach(async () => {
  property.service.clock.set('2026-05-09T08:00:00Z');
  await property.empty();
});

const send = (values: object = {}, visitor = property.visitor()) => visitor.post('/api/leads', leadBody(values));
const stored = () => property.service.db.rows<Record<string, unknown>>('SELECT * FROM lead ORDER BY id');
const told = () => property.service.db.rows<{ type: string }>('SELECT type FROM notification');

describe('an inquiry', () => {
  it('is answered its id and the time it arrived', async () => {
    const home = await makeHome(property.service.db);
    const answer = await send({
      email: ' Sara@Example.com ',
      phone: '+971 50 555 0141',
      preferred_areas: ['marina', 'palm', 'marina'],
      budget: 1_500_000.5,
      message: 'Is it free?',
      property_id: home.id,
    });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toEqual({ id: expect.any(Number), received_at: '2026-05-09T08:00:00.000Z' });
    const lead = (await property.agent.get(`/api/leads/${answer.body.data.id}`)).body.data;
    expect(lead).toMatchObject({
      name: 'Sara Haddad',
      email: 'sara@example.com',
      phone: '+971 50 555 0141',
      intent: 'buy',
      preferred_areas: ['marina', 'palm'],
      budget: 1_500_000.5,
      message: 'Is it free?',
      property_id: home.id,
      property: { id: home.id, reference: home.reference, slug: home.slug, title: home.title, status: 'published' },
      status: 'new',
      notes: null,
      viewing: null,
      received_at: '2026-05-09T08:00:00.000Z',
    });
  });

  it('takes null for what was left out', async () => {
    const answer = await send({ phone: null, message: null, company: null, preferred_areas: null, budget: null });
    expect(answer.status).toBe(201);
    expect(await stored()).toMatchObject([{ phone: null, message: null, preferred_areas: [], budget_cents: null }]);
  });

  it.each([
    ['٠٥٠١٢٣٤٥٦٧', '0501234567'],
    ['\u202a+49 30 1234567\u202c', '+49 30 1234567'],
    ['+1\u2011555\u2011123\u20114567', '+1-555-123-4567'],
    ['tel:+1 212-555-0142 x123', '+1 212-555-0142 x123'],
  ])('takes the number %j as %j', async (typed, phone) => {
    expect((await send({ phone: typed })).status).toBe(201);
    expect(await stored()).toMatchObject([{ phone }]);
  });

  it('says in the language of the reader what a number looks like', async () => {
    const visitor = property.visitor().inArabic();
    expect((await send({ phone: '12-34' }, visitor)).body.errors.phone).toEqual([expect.stringContaining('+٩٧١')]);
  });

  it('takes empty texts for what was left out', async () => {
    const answer = await send({ phone: '', message: '', company: '', preferred_areas: [] });
    expect(answer.status).toBe(201);
    expect(await stored()).toMatchObject([{ phone: null, message: null }]);
  });

  it.each<[object, string]>([
    [{ name: undefined }, 'name'],
    [{ name: '  ' }, 'name'],
    [{ name: '\u200b\u3164\u2800\u00ad' }, 'name'],
    [{ name: null }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ intent: 'steal' }, 'intent'],
    [{ intent: undefined }, 'intent'],
    [{ client_token: undefined }, 'client_token'],
    [{ client_token: 'abc' }, 'client_token'],
    [{ client_token: 'b1e2c7d0-5b1a-11ee-8c99-0242ac120002' }, 'client_token'],
    [{ client_token: '00000000-0000-0000-0000-000000000000' }, 'client_token'],
    [{ message: 'x'.repeat(1001) }, 'message'],
    [{ phone: 'call me' }, 'phone'],
    [{ budget: -1 }, 'budget'],
    [{ budget: 'much' }, 'budget'],
    [{ preferred_areas: 'marina' }, 'preferred_areas'],
    [{ preferred_areas: ['Dubai Marina'] }, 'preferred_areas'],
    [{ preferred_areas: [7] }, 'preferred_areas'],
    [{ property_id: 999_999 }, 'property_id'],
    [{ property_id: 'PRP-1001' }, 'property_id'],
    [{ status: 'closed' }, 'status'],
    [{ notes: 'vip' }, 'notes'],
  ])('is refused with %j, also from a robot, and not charged', async (values, field) => {
    const visitor = property.visitor();
    for (const company of [undefined, 'Spam Ltd']) {
      for (const caller of [visitor, visitor.inArabic()]) {
        for (let attempt = 0; attempt < 2; attempt++) {
          const answer = await send({ ...values, company }, caller);
          expect(answer.status).toBe(400);
          expect(Object.keys(answer.body.errors)).toEqual([field]);
        }
      }
    }
    expect(await stored()).toEqual([]);
    expect((await send({}, visitor)).status).toBe(201);
  });

  it('has room for a thousand characters, as people count them', async () => {
    expect((await send({ message: '😀'.repeat(1000) })).status).toBe(201);
  });

  it('names published homes only', async () => {
    const draft = await makeHome(property.service.db, { status: 'draft' });
    expect((await send({ property_id: draft.id })).body.errors).toHaveProperty('property_id');
  });

  it('is told to those who may see it, and acknowledged in the language of the visitor', async () => {
    const outsider = await property.member({ permissions: ['viewings.view'] });
    const answer = await property
      .visitor()
      .inArabic()
      .post('/api/leads', leadBody({ email: 'layla@example.com' }));
    expect(answer.body.message).toMatch(/[\u0600-\u06ff]/);
    const feed = (await property.agent.get('/api/notifications')).body.data;
    expect(feed).toMatchObject({
      unread_count: 1,
      items: [
        { type: 'lead_received', data: { lead_id: answer.body.data.id }, body: expect.stringContaining('Sara Haddad') },
      ],
    });
    expect((await property.owner.get('/api/notifications')).body.data.unread_count).toBe(1);
    expect((await outsider.get('/api/notifications')).body.data.items).toEqual([]);
    await property.service.doJobs();
    const [mail] = property.service.mailbox.list();
    expect(mail).toMatchObject({ service: 'property', to: 'layla@example.com' });
    expect(mail!.subject).toMatch(/[\u0600-\u06ff]/);
    expect(mail!.text).toContain('بيوت النخلة والخور');
  });
});

describe('a client token', () => {
  it('makes one inquiry of twenty that are sent at once', async () => {
    const visitor = property.visitor();
    const client_token = randomUUID();
    const answers = await race(20, index =>
      send({ client_token: index % 2 === 0 ? client_token : client_token.toUpperCase() }, visitor),
    );
    expect(statuses(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await told()).toHaveLength(2);
  });

  it('is answered its first receipt whatever comes with it', async () => {
    const client_token = randomUUID();
    const first = await send({ client_token });
    property.service.clock.advance({ hours: 5 });
    const bodies = [
      leadBody({ client_token, name: 'Someone Else', email: 'else@example.com', intent: 'rent' }),
      leadBody({ client_token: client_token.toUpperCase(), company: 'Spam Ltd' }),
      leadBody({ client_token, property_id: 999_999 }),
      { client_token },
    ];
    for (const body of bodies) {
      const answer = await property.visitor().post('/api/leads', body);
      expect(answer.status).toBe(201);
      expect(answer.body.data).toEqual(first.body.data);
    }
    expect(await stored()).toMatchObject([{ name: 'Sara Haddad', email: 'sara@example.com', intent: 'buy' }]);
    expect(await told()).toHaveLength(2);
  });

  it('leaves other inquiries of the same address alone', async () => {
    await send({ name: 'First', phone: '+971 50 555 0001' });
    await send({ name: 'Second', phone: '+971 50 555 0002' });
    expect(await stored()).toMatchObject([
      { name: 'First', phone: '+971 50 555 0001' },
      { name: 'Second', phone: '+971 50 555 0002' },
    ]);
  });

  it('is free again when what it was first sent with was refused', async () => {
    const client_token = randomUUID();
    expect((await send({ client_token, property_id: 999_999 })).status).toBe(400);
    expect((await send({ client_token })).status).toBe(201);
  });
});

describe('a robot', () => {
  it('is answered like anyone else and leaves nothing behind', async () => {
    const before = (await send()).body.data;
    const client_token = randomUUID();
    const answer = await send({ client_token, company: 'Spam Ltd', email: 'robot@example.com' });
    const after = (await send()).body.data;
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      data: { id: expect.any(Number), received_at: '2026-05-09T08:00:00.000Z' },
      message: (await send()).body.message,
    });
    expect(answer.body.data.id).toBe(before.id + 1);
    expect(after.id).toBe(before.id + 2);
    property.service.clock.advance({ hours: 1 });
    const again = await send({ client_token, company: 'Other Ltd' });
    expect(again.body.data).toEqual(answer.body.data);
    const human = await send({ client_token });
    expect(human.body.data).toEqual(answer.body.data);
    const names = await stored();
    expect(names.map(lead => lead['email'])).not.toContain('robot@example.com');
    expect(names).toHaveLength(3);
    await property.service.doJobs();
    expect(property.service.mailbox.list().map(mail => mail.to)).not.toContain('robot@example.com');
    expect((await property.agent.get(`/api/leads/${answer.body.data.id}`)).status).toBe(404);
  });

  it('is not made of blanks', async () => {
    await send({ company: '   ' });
    expect(await stored()).toHaveLength(1);
  });
});

describe('the limit', () => {
  it('takes five in ten minutes of one address, robots among them, and slides', async () => {
    const visitor = property.visitor();
    const client_token = randomUUID();
    await send({ client_token }, visitor);
    property.service.clock.advance({ minutes: 4 });
    for (const values of [{}, { company: 'Spam Ltd' }, {}, {}]) expect((await send(values, visitor)).status).toBe(201);
    const refused = await send({}, visitor);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('360');
    expect((await visitor.inArabic().post('/api/leads', leadBody())).body.message).toMatch(/[\u0600-\u06ff]/);
    for (let again = 0; again < 3; again++) expect((await send({ client_token }, visitor)).status).toBe(201);
    expect((await send({})).status).toBe(201);
    property.service.clock.advance({ minutes: 5, seconds: 59 });
    expect((await send({}, visitor)).status).toBe(429);
    property.service.clock.advance({ seconds: 1 });
    expect((await send({}, visitor)).status).toBe(201);
    expect((await send({}, visitor)).status).toBe(429);
  });

  it('lets as many through at once as it has room for, and stores no more', async () => {
    const visitor = property.visitor();
    const answers = await race(12, () => send({}, visitor));
    expect(statuses(answers)).toEqual({ 201: 5, 429: 7 });
    expect(await stored()).toHaveLength(5);
  });
});

it('believes no forwarded address without a proxy', async () => {
  const service = await startService(definedProperty, { TRUST_PROXY: 'false' });
  try {
    const answers = await race(6, index =>
      service.anonymous.with({ 'X-Forwarded-For': `10.9.9.${index}` }).post('/api/leads', leadBody()),
    );
    expect(statuses(answers)).toEqual({ 201: 5, 429: 1 });
  } finally {
    await service.close();
  }
});
