import { race } from '../harness/race';
import { Storage } from '#media/storage';
import { type Actor, type Fitness, startFitness } from './fitness';

const PROGRESS = '/api/fitness/progress';
const READINGS = `${PROGRESS}/readings`;
const PHOTOS = `${PROGRESS}/photos`;

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
});
beforeEach(() => fitness.service.clock.set('2026-05-09T12:00:00Z'));
afterAll(() => fitness.service.close());

const picture = (name: string) => fitness.service.get(Storage).addressOf(`uploads/progress/${name}.jpg`);
const weigh = (member: Actor, date: string, weight_kg: number) => member.post(READINGS, { date, weight_kg });

describe('a body reading', () => {
  it('keeps decimals as they are, and is in the answer', async () => {
    const member = await fitness.member();
    const { status, body } = await member.post(READINGS, { weight_kg: 102.5, height_cm: 180, waist_cm: 90.5 });
    expect(status).toBe(201);
    expect(body.data.readings).toMatchObject([
      { date: '2026-05-09', weight_kg: 102.5, waist_cm: 90.5, chest_cm: null },
    ]);
    expect(body.data.bmi).toEqual({ value: 31.6, category: 'obese', height_cm: 180 });
    expect((await member.get(PROGRESS)).body.data).toEqual(body.data);
    expect((await member.post(READINGS, { weight_kg: 102.05 })).body.data.readings).toMatchObject([
      { weight_kg: 102.05, waist_cm: 90.5 },
    ]);
  });

  it('is rounded half up to what is stored', async () => {
    const member = await fitness.member();
    const { status, body } = await member.post(READINGS, { weight_kg: 68.49244787, waist_cm: 90.25, chest_cm: null });
    expect([status, body.data?.readings]).toMatchObject([201, [{ weight_kg: 68.49, waist_cm: 90.3, chest_cm: null }]]);
    expect((await member.post(READINGS, { weight_kg: '68.4' })).status).toBe(400);
  });

  it('is measured against the first and against a month before', async () => {
    const member = await fitness.member();
    await weigh(member, '2026-01-01', 90);
    await weigh(member, '2026-04-01', 84.25);
    await weigh(member, '2026-05-01', 82);
    await weigh(member, '2026-05-08', 81);
    const { data } = (await member.get(PROGRESS)).body;
    expect(data.measures[0]).toEqual({
      key: 'weight_kg',
      latest: 81,
      date: '2026-05-08',
      first: 90,
      change: -9,
      change_30_days: -3.25,
    });
    expect(data.measures[1]).toMatchObject({ key: 'body_fat_percent', latest: null });
    expect(data).toMatchObject({ bmi: null, weight_change_kg_a_week: -1, goal: null, latest_photo: null });
    expect(data.weight_trend).toMatchObject({ average: 81, average_before: 82, direction: 'down' });
    expect(data.weight_series).toHaveLength(4);
  });

  it('is one a day, also sent at once, and can be deleted', async () => {
    const member = await fitness.member();
    const answers = await race(8, index => weigh(member, '2026-05-09', 80 + index));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const { data } = (await member.delete(`${READINGS}/2026-05-09`)).body;
    expect(data.readings).toEqual([]);
    expect((await member.delete(`${READINGS}/2026-05-09`)).status).toBe(404);
  });

  it.each<[object, string]>([
    [{}, 'body'],
    [{ weight_kg: 700.005 }, 'weight_kg'],
    [{ weight_kg: '70' }, 'weight_kg'],
    [{ weight_kg: 0 }, 'body'],
    [{ height_cm: 1.78 }, 'height_cm'],
    [{ date: '2026-05-10', weight_kg: 70 }, 'date'],
    [{ weight: 70 }, 'weight'],
  ])('of %j is refused', async (body, field) => {
    const { status, body: told } = await (await fitness.member()).post(READINGS, body);
    expect([status, Object.keys(told.errors)]).toEqual([400, [field]]);
  });
});

describe('a weight goal', () => {
  it('tells how far it is and when it is reached', async () => {
    const member = await fitness.member();
    await weigh(member, '2026-04-25', 82);
    await weigh(member, '2026-05-02', 81);
    const { status, body } = await member.patch(`${PROGRESS}/goal`, {
      target_weight_kg: 79,
      target_date: '2026-06-06',
    });
    expect(status).toBe(200);
    expect(body.data.goal).toEqual({
      target_weight_kg: 79,
      start_weight_kg: 81,
      started_on: '2026-05-09',
      target_date: '2026-06-06',
      status: 'on_track',
      percent: 0,
      remaining_kg: -2,
      projected_on: '2026-05-16',
      needed_kg_a_week: -0.5,
    });
    expect((await weigh(member, '2026-05-09', 80)).body.data.goal).toMatchObject({
      percent: 50,
      projected_on: '2026-05-16',
    });
    fitness.service.clock.advance({ hours: 24 });
    const kept = await member.patch(`${PROGRESS}/goal`, { target_weight_kg: 79 });
    expect(kept.body.data.goal).toMatchObject({
      started_on: '2026-05-09',
      start_weight_kg: 81,
      target_date: '2026-06-06',
    });
    expect(
      (await member.patch(`${PROGRESS}/goal`, { target_weight_kg: 80, target_date: null })).body.data.goal,
    ).toMatchObject({
      status: 'reached',
      started_on: '2026-05-10',
      target_date: null,
    });
    expect((await member.patch(`${PROGRESS}/goal`, { target_weight_kg: null })).body.data.goal).toBeNull();
  });

  it('of the weight of today is reached, and less so the further the weight moves away', async () => {
    const member = await fitness.member();
    await weigh(member, '2026-05-08', 70);
    const goal = (await member.patch(`${PROGRESS}/goal`, { target_weight_kg: 70 })).body.data.goal;
    expect(goal).toMatchObject({ status: 'reached', percent: 100 });
    const percents = [];
    for (const kg of [70.2, 71, 68, 75]) percents.push((await weigh(member, '2026-05-09', kg)).body.data.goal.percent);
    expect(percents).toEqual([97, 88, 78, 58]);
  });

  it('is a weight, and its day is to come', async () => {
    const member = await fitness.member();
    const wrong = async (body: object) => Object.keys((await member.patch(`${PROGRESS}/goal`, body)).body.errors);
    expect(await wrong({})).toEqual(['target_weight_kg']);
    expect(await wrong({ target_weight_kg: 0 })).toEqual(['target_weight_kg']);
    expect(await wrong({ target_weight_kg: 70, target_date: '2026-05-09' })).toEqual(['target_date']);
  });
});

describe('progress photos', () => {
  it('are compared by their days: the first and the latest when none are named', async () => {
    const member = await fitness.member();
    await weigh(member, '2026-03-01', 90);
    await weigh(member, '2026-05-01', 84);
    expect((await member.get(PHOTOS)).body.data).toMatchObject({ before: null, after: null, days_between: null });
    for (const date of ['2026-03-02', '2026-04-01', '2026-05-09'])
      expect((await member.post(PHOTOS, { date, front_url: picture(date) })).status).toBe(201);
    const { data } = (await member.post(PHOTOS, { side_url: picture('side') })).body;
    expect(data).toMatchObject({
      before: { date: '2026-03-02', weight_kg: 90, front_url: picture('2026-03-02') },
      after: { date: '2026-05-09', weight_kg: 84, front_url: picture('2026-05-09'), side_url: picture('side') },
      days_between: 68,
      weight_change_kg: -6,
    });
    expect(data.checkpoints).toHaveLength(3);
    const chosen = (await member.get(`${PHOTOS}?before=2026-04-01&after=2026-03-02`)).body.data;
    expect([chosen.before.date, chosen.after.date, chosen.days_between]).toEqual(['2026-04-01', '2026-03-02', -30]);
    expect((await member.get(`${PHOTOS}?before=2026-04-02`)).status).toBe(404);
    expect((await member.get(`${PHOTOS}?after=never`)).status).toBe(400);
    expect((await member.get(PROGRESS)).body.data).toMatchObject({
      photos_count: 3,
      latest_photo: { date: '2026-05-09' },
    });
    const other = (await (await fitness.member()).get(PHOTOS)).body.data;
    expect(other.checkpoints).toEqual([]);
  });

  it('lie with this service, and show something', async () => {
    const member = await fitness.member();
    const wrong = async (body: object) => Object.keys((await member.post(PHOTOS, body)).body.errors);
    expect(await wrong({ front_url: 'https://elsewhere.example/a.jpg' })).toEqual(['front_url']);
    expect(await wrong({})).toEqual(['front_url']);
    expect(await wrong({ date: '2026-05-10', front_url: picture('a') })).toEqual(['date']);
  });

  it('have a journal beside them, a note a day', async () => {
    const member = await fitness.member();
    const notes = async (body: object) => (await member.patch(`${PHOTOS}/notes`, body)).body.data.notes;
    expect(await notes({ body: 'Strong' })).toMatchObject([{ date: '2026-05-09', body: 'Strong' }]);
    expect(await notes({ body: 'Stronger', date: '2026-05-09' })).toMatchObject([{ body: 'Stronger' }]);
    expect(await notes({ body: 'Before', date: '2026-05-01' })).toMatchObject([
      { body: 'Stronger' },
      { body: 'Before' },
    ]);
    expect(await notes({ body: '' })).toMatchObject([{ body: 'Before' }]);
    expect((await member.patch(`${PHOTOS}/notes`, {})).status).toBe(400);
  });
});

describe('billing', () => {
  it('shows the own plan and invoices, and changes nothing', async () => {
    const { db } = fitness.service;
    const [member, other] = [await fitness.member(), await fitness.member()];
    await db.rows(`INSERT INTO billing_plan (key, name, features, price_cents, interval) VALUES
      ('plus', '{"en": "Plus", "ar": "بلس"}', '[{"en": "Coach", "ar": "مدرب"}]', 2950, 'month'),
      ('basic', '{"en": "Basic", "ar": "أساسي"}', '[]', 1000, 'month')`);
    await db.rows(
      `INSERT INTO subscription (account_id, plan_id, started_on, renews_on, payment_label)
       SELECT $1, id, '2026-01-01', '2026-06-01', 'Visa' FROM billing_plan WHERE key = 'plus'`,
      [member.id],
    );
    await db.rows(
      `INSERT INTO invoice (account_id, number, issued_on, description, amount_cents, status, paid_at) VALUES
       ($1, 'INV-1', '2026-04-01', '{"en": "April", "ar": "أبريل"}', 2950, 'paid', now()),
       ($1, 'INV-2', '2026-05-01', '{"en": "May", "ar": "مايو"}', 2950, 'open', NULL)`,
      [member.id],
    );
    const { data } = (await member.get('/api/fitness/billing')).body;
    expect(data).toMatchObject({
      subscription: { plan_key: 'plus', status: 'active', renews_on: '2026-06-01' },
      plans: [
        { key: 'basic', is_current: false, price: 10 },
        { key: 'plus', is_current: true, price: 29.5, features: [{ en: 'Coach' }] },
      ],
      invoices: [{ number: 'INV-2', paid_at: null }, { number: 'INV-1' }],
      open_amount: 29.5,
    });
    expect((await other.get('/api/fitness/billing')).body.data).toMatchObject({
      subscription: null,
      invoices: [],
      open_amount: 0,
    });
    expect((await member.post('/api/fitness/billing')).status).toBe(404);
  });
});

it('staff has no pages of the kind', async () => {
  const coach = await fitness.coach();
  const pages = [
    'overview',
    'activity',
    'nutrition',
    'nutrition/planner',
    'sleep',
    'health',
    'progress',
    'progress/photos',
    'billing',
    'devices',
  ];
  for (const staff of [fitness.owner, coach]) {
    for (const page of pages) expect([page, (await staff.get(`/api/fitness/${page}`)).status]).toEqual([page, 403]);
    for (const write of ['sleep/nights', 'health/readings', 'progress/readings', 'nutrition/meals'])
      expect((await staff.post(`/api/fitness/${write}`, {})).status).toBe(403);
  }
});
