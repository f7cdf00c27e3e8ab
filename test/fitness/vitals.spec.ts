import { type Actor, type Fitness, startFitness } from './fitness';
import { bridgeOf } from './ingest.actors';

const HEALTH = '/api/fitness/health';
const READINGS = `${HEALTH}/readings`;

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
});
beforeEach(() => fitness.service.clock.set('2026-05-09T12:00:00Z'));
afterAll(() => fitness.service.close());

const vital = async (member: Actor, key: string) =>
  (await member.get(HEALTH)).body.data.vitals.find((of: { key: string }) => of.key === key);

describe('a reading', () => {
  it('is in the answer, completed during the day', async () => {
    const member = await fitness.member();
    const first = await member.post(READINGS, { systolic_mmhg: 124, diastolic_mmhg: 78, note: 'morning' });
    expect(first.status).toBe(201);
    const { body } = await member.post(READINGS, { date: '2026-05-09', blood_oxygen_percent: 97.5, stress: 20 });
    expect(body.data.today).toMatchObject({
      date: '2026-05-09',
      systolic_mmhg: 124,
      blood_pressure_category: 'elevated',
      blood_oxygen_percent: 97.5,
      stress: 20,
      note: 'morning',
    });
    expect(body.data.blood_pressure).toMatchObject({
      latest: { date: '2026-05-09', category: 'elevated' },
      average_systolic_mmhg: 124,
      series: [{ systolic_mmhg: 124, diastolic_mmhg: 78 }],
    });
    expect((await member.get(HEALTH)).body.data).toEqual(body.data);
    const cleared = await member.post(READINGS, { systolic_mmhg: null, diastolic_mmhg: null });
    expect(cleared.body.data.today).toMatchObject({ systolic_mmhg: null, blood_pressure_category: null, stress: 20 });
  });

  it('of the pulse comes before that of a device', async () => {
    const member = await fitness.member();
    const watch = await bridgeOf(fitness, member);
    await watch.days({ date: '2026-05-08', resting_heart_rate: 60 }, { date: '2026-05-09', resting_heart_rate: 70 });
    await member.post(READINGS, { resting_heart_rate_bpm: 55 });
    await member.post(READINGS, { date: '2026-05-01', resting_heart_rate_bpm: 50 });
    const pulse = await vital(member, 'resting_heart_rate_bpm');
    expect(pulse).toMatchObject({
      latest: 55,
      date: '2026-05-09',
      average: 55,
      lowest: 50,
      highest: 60,
      trend: { average: 57.5, average_before: 50, direction: 'up' },
    });
    expect(pulse.series.slice(-3).map((day: { value: number | null }) => day.value)).toEqual([null, 60, 55]);
  });

  it('can be deleted by its day, by its member', async () => {
    const [member, other] = [await fitness.member(), await fitness.member()];
    await member.post(READINGS, { stress: 20 });
    expect((await other.get(HEALTH)).body.data.readings).toEqual([]);
    expect((await other.delete(`${READINGS}/2026-05-09`)).status).toBe(404);
    expect((await member.delete(`${READINGS}/2026-05-09`)).body.data).toMatchObject({ today: null, readings: [] });
    expect((await member.delete(`${READINGS}/2026-05-09`)).status).toBe(404);
  });

  it.each<[string, object, string]>([
    ['nothing', {}, 'body'],
    ['a note alone', { note: 'fine' }, 'body'],
    ['half a pressure', { systolic_mmhg: 120 }, 'diastolic_mmhg'],
    ['a pressure upside down', { systolic_mmhg: 80, diastolic_mmhg: 120 }, 'systolic_mmhg'],
    ['an absurd pulse', { resting_heart_rate_bpm: 900 }, 'resting_heart_rate_bpm'],
    ['a temperature that rounds to too much', { body_temperature_c: 45.05 }, 'body_temperature_c'],
    ['tomorrow', { date: '2026-05-10', stress: 1 }, 'date'],
    ['somebody else', { account_id: 1, stress: 1 }, 'account_id'],
  ])('of %s is refused', async (_, body, field) => {
    const member = await fitness.member();
    const answer = await member.post(READINGS, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
    expect((await member.get(HEALTH)).body.data.readings).toEqual([]);
  });

  it.each<[string, number, string, string]>([
    ['blood_glucose_mg_dl', 12, 'mg/dl', 'mmol/l'],
    ['blood_glucose_mg_dl', 5.5, 'mg/dl', 'mmol/l'],
    ['blood_glucose_mg_dl', 19.9, 'mg/dl', 'mmol/l'],
    ['body_temperature_c', 98.6, '°C', '°F'],
    ['diastolic_mmhg', 10, 'mmHg', 'kPa'],
    ['blood_oxygen_percent', 0.98, '%', '0–1'],
  ])('%s of %d names the unit in its refusal', async (field, value, unit, other) => {
    const member = await fitness.member();
    const refused = [
      await member.post(READINGS, { [field]: value }),
      await member.inArabic().post(READINGS, { [field]: value }),
    ];
    for (const { status, body } of refused) {
      expect([status, body.codes]).toEqual([400, { [field]: [{ code: 'other_unit', unit, other }] }]);
      expect(body.message).toContain(unit);
      expect(body.message).toContain(other);
    }
  });

  it('keeps the lowest possible sugar, and refuses a negative one by its range', async () => {
    const member = await fitness.member();
    expect((await member.post(READINGS, { blood_glucose_mg_dl: 20 })).body.data.today).toMatchObject({
      blood_glucose_mg_dl: 20,
    });
    expect((await member.post(READINGS, { blood_glucose_mg_dl: -5 })).body.codes).toEqual({
      blood_glucose_mg_dl: [{ code: 'out_of_range', min: 20, max: 1000 }],
    });
  });

  it('takes 0 for no reading, but as a figure where it is one', async () => {
    const member = await fitness.member();
    await member.post(READINGS, { resting_heart_rate_bpm: 55, blood_oxygen_percent: 97 });
    const zeros = {
      resting_heart_rate_bpm: 0,
      blood_oxygen_percent: 0,
      systolic_mmhg: 0,
      diastolic_mmhg: 0,
      stress: 0,
    };
    expect((await member.post(READINGS, zeros)).body.data.today).toMatchObject({
      resting_heart_rate_bpm: 55,
      blood_oxygen_percent: 97,
      systolic_mmhg: null,
      stress: 0,
    });
    expect((await (await fitness.member()).post(READINGS, { resting_heart_rate_bpm: 0 })).status).toBe(400);
  });
});
