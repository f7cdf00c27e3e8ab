import { command } from '../cli/commands';
import { makeEvent } from '../fitness/community.factories';
import { type Actor, type Fitness, startFitness } from '../fitness/fitness';
import { done, type Listener, listenAs, typesOf } from './events.actors';
import { expectExamples } from './webhook-examples';

const NOW = '2026-05-11T08:00:00Z';

let fitness: Fitness;
let listener: Listener;
beforeAll(async () => {
  fitness = await startFitness();
  fitness.service.clock.set(NOW);
  listener = await listenAs(fitness.owner, fitness.service);
});
afterAll(async () => {
  await listener?.close();
  await fitness?.service.close();
});

const newcomer = (email: string) => ({
  first_name: 'Mona',
  last_name: 'Saleh',
  email,
  password: 'long-enough',
  password_confirmation: 'long-enough',
});

describe('a member', () => {
  it('joins by registering, and is sent as staff see members', async () => {
    const events = await listener.raisedBy(() =>
      done(fitness.visitor().post('/api/auth/register', newcomer('mona@club.example'))),
    );
    expect(typesOf(events)).toEqual(['fitness.member.joined']);
    expect(events[0]!.data).toEqual((await fitness.owner.get('/api/users/mona')).body.data);
  });

  it('joins when staff add the account', async () => {
    const events = await listener.raisedBy(() =>
      done(fitness.owner.post('/api/users', newcomer('added@club.example'))),
    );
    expect(events).toMatchObject([{ type: 'fitness.member.joined', data: { username: 'added' } }]);
  });

  it('files a check-in, of which nothing but ids is sent', async () => {
    const member = await fitness.member();
    let id = 0;
    const events = await listener.raisedBy(async () => {
      const body = { energy: 3, weightKg: 71.5, notes: 'Slept badly' };
      ({ id } = await done(member.post('/api/fitness/coaching/check-ins', body)));
    });
    expect(typesOf(events)).toEqual(['fitness.check_in.filed']);
    expect(events[0]!.data).toEqual({ id, member_id: member.id });
  });
});

describe('a place at an event', () => {
  const EVENTS = '/api/fitness/community/events';
  const attend = (member: Actor, slug: string) => done(member.post(`${EVENTS}/${slug}/attend`));

  it('is taken by a member, and taken again after it was given up', async () => {
    const [member, event] = [await fitness.member(), await makeEvent(fitness.service.db)];
    const taken = () => listener.raisedBy(() => attend(member, event.slug));
    const events = await taken();
    expect(typesOf(events)).toEqual(['fitness.event.joined']);
    expect(events[0]!.data).toEqual({ event_id: event.id, member_id: member.id });
    expect(await taken()).toEqual([]);
    expect(typesOf(await taken())).toEqual(['fitness.event.joined']);
  });

  it('is taken by accepting an offer of the waiting list', async () => {
    await fitness.setting('event_waiting_list', true);
    const event = await makeEvent(fitness.service.db, { capacity: 1 });
    const [holder, waiting] = [await fitness.member(), await fitness.member()];
    await attend(holder, event.slug);
    await done(waiting.post(`${EVENTS}/${event.slug}/waiting-list`));
    await attend(holder, event.slug);
    const events = await listener.raisedBy(() => done(waiting.post(`${EVENTS}/${event.slug}/waiting-list/accept`)));
    expect(events).toMatchObject([{ type: 'fitness.event.joined', data: { member_id: waiting.id } }]);
  });

  it('is blanked when its member is erased, and so at the receiver', async () => {
    const { db, configuration } = fitness.service;
    const [member, event] = [await fitness.member(), await makeEvent(db)];
    await listener.raisedBy(() => attend(member, event.slug));
    const events = await listener.raisedBy(async () => {
      const { exitCode, complaint } = await command(
        `person erase --service fitness --email ${member.email} --yes --json`,
        { environment: { DATABASE_URL: configuration.services['fitness']!.databaseUrl } },
      );
      expect([exitCode, complaint]).toEqual([0, '']);
      // The command has a clock of its own.
      fitness.service.clock.reset();
    });
    expect(events).toMatchObject([{ type: 'fitness.person.erased', data: { ids: { member: [member.id] } } }]);
    expect(
      await db.rows(`SELECT payload FROM webhook_delivery WHERE record = 'member' AND record_id = $1`, [member.id]),
    ).toEqual([{ payload: null }]);
  });
});

it('every type was sent, as the examples of the description show it', () => {
  expectExamples('fitness', listener.sent);
});
