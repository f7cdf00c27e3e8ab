import type { Client } from '../harness/client';
import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { makeStay } from './factories';
import { type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
});
afterAll(() => stays?.service.close());

let visitors = 0;
/** A visitor of their own address, so that limits do not meet. */
const visitor = (): Client => {
  visitors += 1;
  return stays.anonymous.with({ 'X-Forwarded-For': `203.0.${visitors >> 8}.${visitors & 255}` });
};

let tokens = 0;
const inquiry = (values: object = {}) => ({
  name: 'Sara Haddad',
  email: ' Sara@Example.com ',
  message: 'Is the pool heated in January?',
  client_token: `inquiry-${++tokens}`,
  ...values,
});

const ask = (values: object = {}, caller = visitor()) => caller.post('/api/inquiries', inquiry(values));
const list = async (query = '') => (await stays.host.get(`/api/inquiries${query}`)).body.data;
const stored = async (): Promise<number> =>
  (await stays.service.db.row<{ total: number }>('SELECT count(*) AS total FROM inquiry'))!.total;
const told = async (): Promise<{ type: string; title: string; body: string; data: object }[]> =>
  (await stays.host.get('/api/notifications')).body.data.items;

describe('a question', () => {
  it('reaches the host, on the dashboard and by mail, and its sender hears that it arrived', async () => {
    const answer = await ask({ stay_slug: 'sea-house', check_in: '2026-12-30', check_out: '2027-01-02', guests: 4 });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      data: { id: expect.any(Number), received_at: expect.stringMatching(/Z$/) },
      message: 'Thank you, your question has arrived. The host will write back soon.',
    });
    const { id } = answer.body.data;
    expect((await told())[0]).toMatchObject({
      type: 'inquiry',
      title: 'Question from Sara Haddad',
      body: 'sara@example.com: Is the pool heated in January?',
      data: { inquiry_id: id, stay_slug: 'sea-house' },
    });
    await stays.service.doJobs();
    const mails = stays.service.mailbox.list();
    expect(mails.find(mail => mail.to === 'hello@harbour-pine.example')).toMatchObject({
      subject: 'Question from Sara Haddad',
      text: expect.stringMatching(
        /Sea house[\s\S]+December 30, 2026 – Saturday, January 2, 2027[\s\S]+4[\s\S]+heated in January/,
      ),
    });
    const thanks = mails.find(mail => mail.to === 'sara@example.com');
    expect(thanks).toMatchObject({ subject: 'Your question to Harbour & Pine Stays' });
    expect(thanks?.text).toContain('Sea house');
    expect(thanks?.text).not.toContain('heated');
  });

  it('is confirmed in the language it was asked in', async () => {
    const answer = await visitor()
      .inArabic()
      .post('/api/inquiries', inquiry({ email: 'layan@example.com', stay_slug: 'sea-house' }));
    expect(answer.body.message).toBe('شكرًا لك، وصل سؤالك. سيرد عليك المضيف قريبًا.');
    await stays.service.doJobs();
    const mail = stays.service.mailbox.list().find(({ to }) => to === 'layan@example.com');
    expect(mail?.subject).toBe('سؤالك إلى إقامات المرفأ والصنوبر');
    expect(mail?.text).toContain('بيت البحر');
    expect(mail?.html).toContain('dir="rtl"');
  });

  it('sends no address more than five mails a day', async () => {
    // Days of mails end at midnight in UTC.
    stays.service.clock.stop();
    for (let count = 0; count < 7; count++) expect((await ask({ email: 'often@example.com' })).status).toBe(201);
    await stays.service.doJobs();
    expect(stays.service.mailbox.list().filter(({ to }) => to === 'often@example.com')).toHaveLength(5);
    stays.service.clock.reset();
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(201) }],
    ['email', { email: 'sara' }],
    ['email', { email: undefined }],
    ['message', { message: 'Too short' }],
    ['message', { message: '   nine char    ' }],
    ['message', { message: 'x'.repeat(4001) }],
    ['client_token', { client_token: 'seven77' }],
    ['client_token', { client_token: 'x'.repeat(65) }],
    ['client_token', { client_token: undefined }],
    ['phone', { phone: 'call me' }],
    ['stay_slug', { stay_slug: 'no-such-stay' }],
    ['stay_slug', { stay_slug: 7 }],
    ['check_in', { check_in: '2026-02-30' }],
    ['check_in', { check_in: '2026-2-3' }],
    ['check_out', { check_in: '2026-05-09', check_out: '2026-05-09' }],
    ['check_out', { check_out: '2026-02-03T00:00Z' }],
    ['guests', { guests: 0 }],
    ['guests', { guests: 51 }],
    ['guests', { guests: '4' }],
    ['status', { status: 'closed' }],
    ['admin_notes', { admin_notes: 'x' }],
  ])('needs a proper %s (%#)', async (field, values) => {
    const before = await stored();
    const refused = await ask(values);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ success: false, data: null, code: 'validation_failed' });
    expect(Object.keys(refused.body.errors as object)).toEqual([field]);
    expect(await stored()).toBe(before);
  });

  it('counts characters as people count them', async () => {
    expect((await ask({ message: '🙂'.repeat(4000) })).status).toBe(201);
    expect((await ask({ message: '🙂'.repeat(9) })).status).toBe(400);
    expect((await ask({ message: 'ش'.repeat(10) })).status).toBe(201);
  });

  it('is about a published stay or about none', async () => {
    const draft = await makeStay(stays.service.db, { status: 'draft' });
    const refused = await visitor()
      .inArabic()
      .post('/api/inquiries', inquiry({ stay_slug: draft.slug }));
    expect(refused.status).toBe(400);
    expect(refused.body.errors.stay_slug).toEqual(['يجب أن يشير «الإقامة» إلى إقامة منشورة.']);
    const nothing = { phone: null, stay_slug: null, check_in: null, check_out: null, guests: null, company: '' };
    expect((await ask(nothing)).status).toBe(201);
    expect((await ask({ phone: '', stay_slug: '' })).status).toBe(201);
  });
});

describe('a repeated client_token', () => {
  it('answers the first receipt whatever is sent with it, and is not counted', async () => {
    const [caller, body, before] = [visitor(), inquiry(), await stored()];
    const first = await caller.post('/api/inquiries', body);
    const again = { ...body, client_token: body.client_token.toUpperCase(), email: 'other@example.com' };
    const answers = await race(10, () => caller.post('/api/inquiries', again));
    expect(statuses(answers)).toEqual({ 201: 10 });
    for (const answer of answers) expect(answer.body).toEqual(first.body);
    expect(await stored()).toBe(before + 1);
    expect(statuses(await race(4, () => ask({}, caller)))).toEqual({ 201: 4 });
    expect((await ask({}, caller)).status).toBe(429);
    expect((await caller.post('/api/inquiries', body)).body).toEqual(first.body);
  });

  it('makes one of parallel first attempts, told once', async () => {
    const [caller, body, before] = [visitor(), inquiry({ name: 'Parallel' }), await stored()];
    const answers = await race(12, () => caller.post('/api/inquiries', body));
    expect(statuses(answers)).toEqual({ 201: 12 });
    expect(new Set(answers.map(answer => JSON.stringify(answer.body.data))).size).toBe(1);
    expect(await stored()).toBe(before + 1);
    expect((await told()).filter(({ title }) => title === 'Question from Parallel')).toHaveLength(1);
  });
});

describe('a filled company field', () => {
  it('gets an answer like any other, and nothing is kept', async () => {
    const [before, toldBefore] = [await stored(), (await told())[0]];
    const human = await ask();
    const body = inquiry({ company: 'Acme' });
    const caller = visitor();
    const trapped = await caller.post('/api/inquiries', body);
    expect(trapped.status).toBe(201);
    expect(trapped.body.message).toBe(human.body.message);
    expect(Object.keys(trapped.body.data as object)).toEqual(Object.keys(human.body.data as object));
    expect(trapped.body.data.id).toBeGreaterThan(human.body.data.id as number);
    expect((await caller.post('/api/inquiries', body)).body).toEqual(trapped.body);
    expect(await stored()).toBe(before + 1);
    expect((await stays.host.get(`/api/inquiries/${trapped.body.data.id}`)).status).toBe(404);
    expect((await told())[1]).toEqual(toldBefore);
  });

  it('fails and is limited exactly as without it', async () => {
    expect((await ask({ company: 'Acme', message: 'short' })).status).toBe(400);
    expect((await ask({ company: 'Acme', stay_slug: 'no-such-stay' })).status).toBe(400);
    const caller = visitor();
    for (let count = 0; count < 5; count++) expect((await ask({ company: 'Acme' }, caller)).status).toBe(201);
    expect((await ask({ company: 'Acme' }, caller)).status).toBe(429);
    expect((await ask({}, caller)).status).toBe(429);
  });
});

it('takes five in ten minutes from one address, and stores nothing of the sixth', async () => {
  const { clock } = stays.service;
  clock.set('2026-05-09T12:00:00Z');
  const caller = visitor();
  for (let count = 0; count < 5; count++) {
    expect((await ask({ message: '' }, caller)).status).toBe(400);
    expect((await ask({}, caller)).status).toBe(201);
    clock.advance({ minutes: 1 });
  }
  const before = await stored();
  const refused = await ask({}, caller);
  expect(refused.status).toBe(429);
  expect(refused.body.code).toBe('rate_limited');
  expect(refused.headers['retry-after']).toBe('300');
  expect(await stored()).toBe(before);
  expect((await ask()).status).toBe(201);
  clock.advance({ minutes: 5 });
  expect((await ask({}, caller)).status).toBe(201);
});

describe('the dashboard', () => {
  beforeAll(async () => {
    const { db, clock } = stays.service;
    await db.rows('DELETE FROM inquiry');
    const times = ['2026-05-08T19:59:59Z', '2026-05-08T20:00:00Z', '2026-05-09T19:59:59Z', '2026-05-09T20:00:00Z'];
    const names = ['Amal', 'Badr', 'Carla', 'Dina'];
    for (const [index, time] of times.entries()) {
      clock.set(time);
      const about = index % 2 === 0 ? { stay_slug: 'sea-house' } : {};
      expect((await ask({ name: names[index], phone: `+971 50 000 010${index}`, ...about })).status).toBe(201);
    }
    await ask({ name: 'Percent', message: 'May we have 100% of the deposit_back?' });
    const { data } = await list('?q=Carla');
    await stays.host.patch(`/api/inquiries/${data[0].id}`, { status: 'replied' });
  });

  const names = async (query: string) => ((await list(query)).data as { name: string }[]).map(({ name }) => name);

  it('lists the latest change first, with counts by status', async () => {
    const answer = await list();
    expect(answer).toMatchObject({
      page: 1,
      page_size: 20,
      total: 5,
      total_pages: 1,
      counts: { all: 5, new: 4, replied: 1, closed: 0 },
    });
    expect((await names('')).slice(0, 1)).toEqual(['Carla']);
    expect(answer.data[0]).toMatchObject({ status: 'replied', email: 'sara@example.com', stay_slug: 'sea-house' });
  });

  it('pages', async () => {
    const first = await list('?page_size=2');
    expect(first).toMatchObject({ page_size: 2, total: 5, total_pages: 3 });
    const all = [
      ...(await names('?page_size=2')),
      ...(await names('?page_size=2&page=2')),
      ...(await names('?page_size=2&page=3')),
    ];
    expect([...all].sort()).toEqual(['Amal', 'Badr', 'Carla', 'Dina', 'Percent']);
    expect(await list('?page=9')).toMatchObject({ data: [], total: 5, page: 9 });
    expect(await list('?page_size=1000&page=-1')).toMatchObject({ page: 1, page_size: 50 });
    expect(await list('?page=x&page_size=x')).toMatchObject({ page: 1, page_size: 20 });
  });

  it('filters by status, words, stay and days of the company', async () => {
    expect(await names('?status=replied')).toEqual(['Carla']);
    expect(await list('?status=replied')).toMatchObject({
      total: 1,
      counts: { all: 5, new: 4, replied: 1, closed: 0 },
    });
    expect(await list('?status=closed&q=carla')).toMatchObject({ total: 0, counts: { all: 1, replied: 1 } });
    expect((await names('?stay=sea-house')).sort()).toEqual(['Amal', 'Carla']);
    expect((await names(`?stay=${stays.stay.id}`)).sort()).toEqual(['Amal', 'Carla']);
    expect((await names('?from=2026-05-09&to=2026-05-09')).sort()).toEqual(['Badr', 'Carla']);
    expect(await names('?to=2026-05-08')).toEqual(['Amal']);
    expect((await names('?from=2026-05-10')).sort()).toEqual(['Dina', 'Percent']);
    expect(await names('?q=100%25')).toEqual(['Percent']);
    expect(await names('?q=deposit_back')).toEqual(['Percent']);
    expect((await names('?q=%D8%A8%D9%8A%D8%AA')).sort()).toEqual(['Amal', 'Carla']);
    expect(await names('?q=0102')).toEqual(['Carla']);
    expect(await names('?q=+&status=&from=&utm_source=x')).toHaveLength(5);
  });

  it.each([
    'status=open',
    'status=new&status=closed',
    'from=2026-02-30',
    'to=yesterday',
    'q[a]=1',
    'stay=nowhere',
    'stay=99999',
  ])('refuses %s', async query => {
    const refused = await stays.host.get(`/api/inquiries?${query}`);
    expect(refused.status).toBe(400);
    expect(refused.body.code).toBe('validation_failed');
  });

  it('reads a list in two statements', async () => {
    const sent = await statementsOf(stays.service.db, () => list('?status=new&q=sara&stay=sea-house'));
    expect(sent.filter(statement => statement.includes('FROM inquiry'))).toHaveLength(2);
  });

  it('shows one with its stay', async () => {
    const [{ id }] = (await list('?q=amal')).data;
    const one = await stays.host.get(`/api/inquiries/${id}`);
    expect(one.body.data).toEqual({
      id,
      name: 'Amal',
      email: 'sara@example.com',
      phone: '+971 50 000 0100',
      message: 'Is the pool heated in January?',
      stay_slug: 'sea-house',
      stay: {
        id: stays.stay.id,
        slug: 'sea-house',
        reference: stays.stay.reference,
        title: { en: 'Sea house', ar: 'بيت البحر' },
      },
      check_in: null,
      check_out: null,
      guests: null,
      locale: 'en',
      status: 'new',
      admin_notes: null,
      received_at: '2026-05-08T19:59:59.000Z',
      updated_at: '2026-05-08T19:59:59.000Z',
    });
    expect((await stays.host.get('/api/inquiries/0')).status).toBe(404);
    expect((await stays.host.get('/api/inquiries/abc')).status).toBe(404);
  });

  it('sets status and notes, each alone', async () => {
    const [{ id }] = (await list('?q=badr')).data;
    const noted = await stays.host.patch(`/api/inquiries/${id}`, { admin_notes: ' Called back ' });
    expect(noted.body).toMatchObject({
      message: 'The inquiry was updated.',
      data: { status: 'new', admin_notes: 'Called back' },
    });
    const closed = await stays.host.patch(`/api/inquiries/${id}`, { status: 'closed' });
    expect(closed.body.data).toMatchObject({ status: 'closed', admin_notes: 'Called back' });
    const same = await stays.host.patch(`/api/inquiries/${id}`, { status: 'closed' });
    expect(same.body.data.updated_at).toBe(closed.body.data.updated_at);
    expect(
      (await stays.host.patch(`/api/inquiries/${id}`, { admin_notes: null, status: 'new' })).body.data,
    ).toMatchObject({
      status: 'new',
      admin_notes: null,
    });
    for (const body of [{ status: 'open' }, { status: '' }, { name: 'x' }, { admin_notes: 'x'.repeat(4001) }]) {
      expect((await stays.host.patch(`/api/inquiries/${id}`, body)).status).toBe(400);
    }
    expect((await stays.host.patch('/api/inquiries/999999', { status: 'new' })).status).toBe(404);
  });

  it('keeps the name of a stay that is gone', async () => {
    const stay = await makeStay(stays.service.db, { slug: 'gone-house', title: { en: 'Gone house', ar: 'بيت' } });
    const { id } = (await ask({ stay_slug: 'gone-house' })).body.data;
    await stays.service.db.rows('DELETE FROM stay WHERE id = $1', [stay.id]);
    expect((await stays.host.get(`/api/inquiries/${id}`)).body.data).toMatchObject({
      stay_slug: 'gone-house',
      stay: { id: null, slug: 'gone-house', reference: stay.reference, title: { en: 'Gone house', ar: 'بيت' } },
    });
    expect(await names('?stay=gone-house')).toHaveLength(1);
    expect(await names('?stay=gone-house&status=closed')).toEqual([]);
  });
});
