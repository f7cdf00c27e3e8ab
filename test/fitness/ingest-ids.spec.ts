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

describe('the id of a training', () => {
  const revoke = (member: Actor, id: number) => member.delete(`/api/fitness/devices/keys/${id}`);
  const stored = async (member: Actor) =>
    (await storedActivities(fitness, member.id)).map(row => [
      row['external_id'],
      row['started_at'],
      row['calories_kcal'],
    ]);
  const at = (time: string) => new Date(`2026-05-08T${time}:00Z`);

  it('is one of its device: two may number alike', async () => {
    const member = await fitness.member();
    const [phone, watch] = [await bridgeOf(fitness, member, 'Phone'), await bridgeOf(fitness, member)];
    const pushes = await Promise.all([
      phone.sessions(run('06:00', '06:40', { external_id: '1', calories: 300 })),
      watch.sessions(run('18:00', '18:30', { external_id: '1', calories: 200 })),
    ]);
    expect(pushes.map(({ body }) => body.data.recorded)).toEqual([1, 1]);
    await watch.sessions(run('19:00', '19:30', { external_id: '1', calories: 210 }));
    await phone.sessions(run('06:00', '06:45', { external_id: '1', calories: 310 }));
    expect(await stored(member)).toEqual([
      ['1', at('06:00'), 310],
      ['1', at('19:00'), 210],
    ]);
    expect(await counted(member)).toHaveLength(2);
  });

  it('of two devices is one training where the times overlap, also in parallel', async () => {
    const member = await fitness.member();
    const [phone, watch] = [await bridgeOf(fitness, member, 'Phone'), await bridgeOf(fitness, member)];
    const answers = await race(10, index =>
      (index % 2 ? phone : watch).sessions(
        run(index % 2 ? '06:00' : '06:39', index % 2 ? '06:40' : '07:30', { external_id: 'a' }),
      ),
    );
    expect(statuses(answers)).toEqual({ 201: 10 });
    expect(answers.reduce((sum, { body }) => sum + body.data.recorded, 0)).toBe(1);
    expect(await storedActivities(fitness, member.id)).toHaveLength(1);
  });

  it('counts once when two trainings with it are moved to overlapping times', async () => {
    const member = await fitness.member();
    const [phone, watch] = [await bridgeOf(fitness, member, 'Phone'), await bridgeOf(fitness, member)];
    await phone.sessions(run('06:00', '07:00', { external_id: '1' }));
    await watch.sessions(run('07:00', '09:00', { external_id: '1' }));
    expect(await counted(member)).toHaveLength(2);
    await phone.sessions(run('06:00', '07:05', { external_id: '1' }));
    expect(await stored(member)).toHaveLength(2);
    expect(await counted(member)).toHaveLength(1);
    await phone.sessions(run('06:00', '07:00', { external_id: '1' }));
    expect(await counted(member)).toHaveLength(2);
  });

  it.each<[string, string, string, number]>([
    ['of the same name', 'Watch', ' watch', 1],
    ['of another name', 'Watch', 'Bicycle', 2],
  ])('goes on with a key %s that replaced the revoked one', async (_, name, next, trainings) => {
    const member = await fitness.member();
    const first = await bridgeOf(fitness, member, name);
    await first.sessions(run('06:00', '06:30', { external_id: '1' }), run('08:00', '08:30'));
    await revoke(member, first.id);
    const second = await bridgeOf(fitness, member, next);
    const answers = await race(6, () =>
      second.sessions(run('16:00', '16:30', { external_id: '1', calories: 5 }), run('08:00', '08:30', { calories: 5 })),
    );
    expect(statuses(answers)).toEqual({ 201: 6 });
    expect(await storedActivities(fitness, member.id)).toHaveLength(2 * trainings);
  });

  it('goes on with the next key that was made before the old one was revoked, if that was not used since', async () => {
    const member = await fitness.member();
    const first = await bridgeOf(fitness, member);
    await first.sessions(run('06:00', '06:30', { external_id: '1' }));
    fitness.service.clock.advance({ minutes: 5 });
    const [second, third] = [await bridgeOf(fitness, member), await bridgeOf(fitness, member)];
    await revoke(member, first.id);
    await second.sessions(run('16:00', '16:30', { external_id: '1' }));
    expect(await stored(member)).toEqual([['1', at('16:00'), null]]);
    await third.sessions(run('20:00', '20:30', { external_id: '1' }));
    expect(await stored(member)).toHaveLength(2);
  });

  it('goes to one of several new keys only', async () => {
    const member = await fitness.member();
    const old = await bridgeOf(fitness, member);
    await old.sessions(run('06:00', '06:30', { external_id: '1' }));
    await revoke(member, old.id);
    const made = await Promise.all(Array.from({ length: 5 }, () => bridgeOf(fitness, member)));
    await Promise.all(
      made.map(({ sessions }, hour) => sessions(run(`1${hour}:00`, `1${hour}:30`, { external_id: '1' }))),
    );
    expect(await storedActivities(fitness, member.id)).toHaveLength(5);
  });
});
