import { race, statuses } from '../harness/race';
import { type Actor, type Fitness, startFitness } from './fitness';
import { bridgeOf, storedActivities } from './ingest.actors';

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
});
beforeEach(() => fitness.service.clock.set('2026-05-09T12:00:00Z'));
afterAll(() => fitness.service.close());

const run = (from: string, to: string, values: object = {}) => ({
  kind: 'run',
  started_at: `2026-05-08T${from}:00Z`,
  ended_at: `2026-05-08T${to}:00Z`,
  ...values,
});
const counted = async (member: Actor) =>
  (await storedActivities(fitness, member.id)).filter(row => row['duplicate_of_id'] === null);

describe('a finished session', () => {
  it('is changed in every field when its id comes again', async () => {
    const member = await fitness.member();
    const watch = await bridgeOf(fitness, member);
    const first = run('06:00', '06:30', { external_id: 'a', calories: 300, distance_m: 5000, average_heart_rate: 140 });
    expect((await watch.sessions(first)).body.data).toEqual({ received: 1, recorded: 1, duplicates: 0 });
    expect((await watch.sessions(first)).body.data).toEqual({ received: 1, recorded: 0, duplicates: 1 });
    const edited = run('06:00', '06:45', { external_id: 'a', kind: 'Walk', calories: 310.5 });
    expect((await watch.sessions(edited)).body.data).toMatchObject({ duplicates: 1 });
    expect(await storedActivities(fitness, member.id)).toMatchObject([
      { kind: 'walk', calories_kcal: 310.5, distance_m: null, average_heart_rate_bpm: null },
    ]);
    const late = { ...edited, calories: 1, recorded_at: '2026-05-08T07:00:00Z' };
    await watch.sessions({ ...edited, calories: 320, recorded_at: '2026-05-08T08:00:00Z' });
    await watch.sessions(late);
    expect(await storedActivities(fitness, member.id)).toMatchObject([{ calories_kcal: 320 }]);
  });

  it('without an id is one by its kind and times from one key', async () => {
    const member = await fitness.member();
    const watch = await bridgeOf(fitness, member);
    expect((await watch.sessions(run('06:00', '06:30'), run('06:00', '06:30', { calories: 9 }))).body.data).toEqual({
      received: 2,
      recorded: 1,
      duplicates: 1,
    });
    const again = {
      kind: 'run',
      started_at: '2026-05-08T10:00+04:00',
      ended_at: '2026-05-08T06:30:00.000Z',
      calories: 7,
    };
    expect((await watch.sessions(again)).body.data).toEqual({ received: 1, recorded: 0, duplicates: 1 });
    expect(await storedActivities(fitness, member.id)).toMatchObject([{ calories_kcal: 7 }]);
  });

  it('is recorded once by parallel pushes', async () => {
    const member = await fitness.member();
    const watch = await bridgeOf(fitness, member);
    const sessions = Array.from({ length: 20 }, (_, hour) =>
      run(`0${hour % 10}:00`, `0${hour % 10}:30`, { external_id: `${hour}` }),
    );
    const answers = await race(10, index => watch.sessions(...(index % 2 ? sessions : [...sessions].reverse())));
    expect(statuses(answers)).toEqual({ 201: 10 });
    expect(answers.reduce((sum, { body }) => sum + body.data.recorded, 0)).toBe(20);
  });

  it('that two devices saw counts once, also when they push at once', async () => {
    const member = await fitness.member();
    const [phone, watch] = [await bridgeOf(fitness, member), await bridgeOf(fitness, member)];
    await Promise.all([
      phone.sessions(run('06:00', '06:40', { external_id: 'p', calories: 300 })),
      watch.sessions(run('06:02', '06:43', { external_id: 'w', calories: 320 })),
    ]);
    expect(await storedActivities(fitness, member.id)).toHaveLength(2);
    expect(await counted(member)).toHaveLength(1);
  });

  it.each<[string, string, string, number]>([
    ['begins before the other ends', '06:39', '07:30', 2],
    ['shares less than half of the shorter one', '06:31', '06:50', 2],
    ['shares half of the shorter one', '06:30', '06:50', 1],
    ['lies in the other', '06:10', '06:20', 1],
  ])('of another device that %s', async (_, from, to, trainings) => {
    const member = await fitness.member();
    const [bike, watch] = [await bridgeOf(fitness, member, 'Bicycle'), await bridgeOf(fitness, member)];
    await bike.sessions(run('06:00', '06:40', { kind: 'ride', external_id: 'r' }));
    await watch.sessions(run(from, to, { external_id: 'w' }));
    expect(await counted(member)).toHaveLength(trainings);
  });

  it('counts again when what it doubled was moved away', async () => {
    const member = await fitness.member();
    const [phone, watch] = [await bridgeOf(fitness, member), await bridgeOf(fitness, member)];
    await phone.sessions(run('06:00', '06:40', { external_id: 'p' }));
    await watch.sessions(run('06:10', '07:00', { external_id: 'w' }), run('07:00', '08:00', { external_id: 'v' }));
    expect((await counted(member)).map(row => row['external_id'])).toEqual(['p', 'v']);
    await phone.sessions(run('16:00', '16:40', { external_id: 'p' }));
    expect((await counted(member)).map(row => row['external_id'])).toEqual(['w', 'v', 'p']);
  });

  it('belongs to its local start day, which no journey changes', async () => {
    const member = await fitness.member({ timezone: 'Asia/Dubai' });
    const watch = await bridgeOf(fitness, member);
    const late = (external_id: string, started_at: string, ended_at: string) => ({
      external_id,
      kind: 'run',
      started_at,
      ended_at,
    });
    const sessions = [
      late('over midnight', '2026-05-07T19:30:00Z', '2026-05-07T21:00:00Z'),
      late('written offset', '2026-05-06T23:30:00+04:00', '2026-05-07T00:10:00+04:00'),
    ];
    await watch.sessions(...sessions);
    const dates = async () => (await storedActivities(fitness, member.id)).map(row => row['date']);
    expect(await dates()).toEqual(['2026-05-06', '2026-05-07']);
    for (const zone of ['America/Los_Angeles', 'Pacific/Kiritimati', 'UTC']) {
      await fitness.service.db.rows('UPDATE account SET timezone = $2 WHERE id = $1', [member.id, zone]);
      await watch.sessions(...sessions.map(session => ({ ...session, calories: 5 })));
      expect(await dates()).toEqual(['2026-05-06', '2026-05-07']);
    }
  });
});

describe('what devices really send', () => {
  it.each([
    ['Course à pied', 'Course à pied', 'run'],
    [
      'HKWorkoutActivityTypeTraditionalStrengthTraining',
      'HKWorkoutActivityTypeTraditionalStrengthTraining',
      'strength',
    ],
    ['الجري', 'الجري', 'run'],
    ['Open_Water_Swimming', 'open_water_swimming', 'swim'],
    ['🏋'.repeat(100), '🏋'.repeat(100), 'other'],
  ])('is shown as it was sent: %s', async (sent, kind, type) => {
    const member = await fitness.member();
    const watch = await bridgeOf(fitness, member);
    const training = run('06:00', '06:30', { kind: sent });
    expect((await watch.sessions(training, run('08:00', '08:30'))).body.data).toMatchObject({ recorded: 2 });
    expect((await watch.sessions(training)).body.data).toMatchObject({ recorded: 0, duplicates: 1 });
    const { activities, kinds } = (await member.get('/api/fitness/activity')).body.data;
    expect(activities).toContainEqual(expect.objectContaining({ kind, type, started_at: '2026-05-08T06:00:00.000Z' }));
    expect(kinds).toContainEqual(expect.objectContaining({ kind, type }));
    const { slug } = activities.find((shown: { kind: string }) => shown.kind === kind);
    expect((await member.get(`/api/fitness/activity/${slug}`)).body.data).toMatchObject({ kind });
  });

  it.each([
    ['2026-05-08T23:30:00+0200', '2026-05-09T00:10:00+02', '2026-05-08T21:30:00.000Z'],
    ['2026-05-08 23:30:00 +0530', '2026-05-09 00:10:00+0530', '2026-05-08T18:00:00.000Z'],
    ['20260508T233000-0300', '20260509T001000-0300', '2026-05-09T02:30:00.000Z'],
    ['2026-05-08 23:30:00Z', '2026-05-08t23:40:00z', '2026-05-08T23:30:00.000Z'],
  ])('is a time such as %s', async (started_at, ended_at, instant) => {
    const member = await fitness.member();
    const watch = await bridgeOf(fitness, member);
    expect((await watch.sessions({ kind: 'run', started_at, ended_at, recorded_at: ended_at })).status).toBe(201);
    expect(await storedActivities(fitness, member.id)).toMatchObject([
      { date: '2026-05-08', started_at: new Date(instant) },
    ]);
  });

  it('is 0 for a heart rate that was not measured', async () => {
    const member = await fitness.member();
    const watch = await bridgeOf(fitness, member);
    const sent = [run('06:00', '06:30', { average_heart_rate: 0 }), run('07:00', '07:30', { average_heart_rate: 120 })];
    expect((await watch.sessions(...sent)).body.data).toMatchObject({ recorded: 2 });
    expect((await storedActivities(fitness, member.id)).map(row => row['average_heart_rate_bpm'])).toEqual([null, 120]);
  });
});

describe('a push with a mistake', () => {
  it.each<[string, object, string]>([
    ['an end before the start', run('06:00', '05:59'), 'sessions.1.ended_at'],
    ['an id twice', run('06:00', '06:30', { external_id: 'same' }), 'sessions.1.external_id'],
    [
      'a session of tomorrow but one',
      { kind: 'run', started_at: '2026-05-11T06:00:00Z', ended_at: '2026-05-11T07:00:00Z' },
      'sessions.1.started_at',
    ],
    [
      'a time without a zone',
      { kind: 'run', started_at: '2026-05-08T06:00:00', ended_at: '2026-05-08T07:00:00Z' },
      'sessions.1.started_at',
    ],
    ['negative calories', run('06:00', '06:30', { calories: -1 }), 'sessions.1.calories'],
    ['absurd metres', run('06:00', '06:30', { distance_m: 1e12 }), 'sessions.1.distance_m'],
    ['no kind', run('06:00', '06:30', { kind: undefined }), 'sessions.1.kind'],
    ['a blank kind', run('06:00', '06:30', { kind: ' ' }), 'sessions.1.kind'],
    ['a kind of 101 characters', run('06:00', '06:30', { kind: 'a'.repeat(101) }), 'sessions.1.kind'],
    ['a heart rate of nobody', run('06:00', '06:30', { average_heart_rate: 19 }), 'sessions.1.average_heart_rate'],
    ['a blank for the offset', { ...run('06:00', '06:30'), ended_at: '2026-05-08 06:30:00 ' }, 'sessions.1.ended_at'],
    ['somebody', run('06:00', '06:30', { username: 'other' }), 'sessions.1.username'],
  ])('of %s is refused whole, by its path', async (_, wrong, path) => {
    const member = await fitness.member();
    const watch = await bridgeOf(fitness, member);
    const { status, body } = await watch.sessions(run('01:00', '01:30', { external_id: 'same' }), wrong);
    expect([status, Object.keys(body.errors)]).toEqual([400, expect.arrayContaining([path])]);
    expect(await storedActivities(fitness, member.id)).toEqual([]);
  });

  it('has from 1 to 100 sessions', async () => {
    const watch = await bridgeOf(fitness, await fitness.member());
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => run('06:00', '06:30', { external_id: `${at}` }));
    expect((await watch.sessions()).status).toBe(400);
    expect((await watch.sessions(...many(101))).status).toBe(400);
    expect((await watch.sessions(...many(100))).body.data.recorded).toBe(100);
  });

  it('reads every way a time may be written', async () => {
    const watch = await bridgeOf(fitness, await fitness.member());
    const odd = { kind: 'Trail Run', started_at: '2026-05-08T06Z', ended_at: '2026-05-08T063000,123456789+00:00' };
    expect((await watch.sessions(odd)).status).toBe(201);
  });
});
