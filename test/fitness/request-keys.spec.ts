import { randomUUID } from 'node:crypto';
import { IdempotencyInProgress } from '#idempotency/request-key';
import { ServiceUnavailable } from '#kit/refusals/refusal';
import { RequestLeases } from '#idempotency/request-leases';
import type { Answer, Client } from '../harness/client';
import { race } from '../harness/race';
import { PASSWORD } from './factories';
import { type Actor, type Fitness, startFitness } from './fitness';
import { bridgeOf } from './ingest.actors';

const PLANNER = '/api/fitness/nutrition/planner';
const MEAL = { name: 'Porridge', protein_g: 12, slot: 'breakfast' };
const OTHER = { ...MEAL, protein_g: 13 };

let fitness: Fitness;
let member: Actor;
beforeAll(async () => {
  fitness = await startFitness();
});
beforeEach(async () => {
  fitness.service.clock.set('2026-05-13T08:00:00Z');
  member = await fitness.member();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => fitness.service.close());

const eat = (key: string, body: object = MEAL, caller: Client = member) =>
  caller.with({ 'Idempotency-Key': key }).post(PLANNER, body);

const meals = async () =>
  (await fitness.service.db.rows('SELECT id FROM meal WHERE account_id = $1', [member.id])).length;

const replayed = ({ headers }: Answer) => headers['idempotent-replayed'];

describe('a request that is sent again with its key', () => {
  it('returns the first response for a day, in the language of the first one', async () => {
    const key = randomUUID();
    const first = await eat(key);
    const again = await eat(key, MEAL, member.inArabic());
    expect([first.status, replayed(first)]).toEqual([201, undefined]);
    expect([again.status, again.text, replayed(again)]).toEqual([201, first.text, 'true']);
    fitness.service.clock.advance({ hours: 23, minutes: 59 });
    expect([replayed(await eat(key)), await meals()]).toEqual(['true', 1]);
    fitness.service.clock.advance({ minutes: 1 });
    expect([replayed(await eat(key)), await meals()]).toEqual([undefined, 2]);
  });

  it('is done twice without a key, and with another key', async () => {
    await member.post(PLANNER, MEAL);
    await member.post(PLANNER, MEAL);
    await eat(randomUUID());
    await eat(randomUUID());
    expect(await meals()).toBe(4);
  });

  it('has one effect when sent in parallel', async () => {
    const key = randomUUID();
    const answers = await race(12, () => eat(key));
    const firsts = answers.filter(answer => answer.status === 201 && !replayed(answer));
    expect([firsts.length, await meals()]).toEqual([1, 1]);
    for (const { status, text, body, headers } of answers) {
      if (status === 201) expect(text).toBe(firsts[0]!.text);
      else expect([status, body.code, headers['retry-after']]).toEqual([409, 'idempotency_in_progress', '1']);
    }
  });

  it.each<[string, (key: string) => Promise<Answer>]>([
    ['another body', key => eat(key, OTHER)],
    ['another address', key => member.with({ 'Idempotency-Key': key }).post('/api/fitness/sleep/nights', MEAL)],
    ['another query', key => member.with({ 'Idempotency-Key': key }).post(`${PLANNER}?again=1`, MEAL)],
    ['a body that would be refused', key => eat(key, { slot: 'supper' })],
  ])('is refused with %s', async (_, send) => {
    const key = randomUUID();
    await eat(key);
    const { status, body } = await send(key);
    expect([status, body.code, await meals()]).toEqual([409, 'idempotency_mismatch', 1]);
  });

  it('may name its fields in another order', async () => {
    const key = randomUUID();
    await eat(key, { name: MEAL.name, protein_g: MEAL.protein_g, slot: MEAL.slot });
    const again = await eat(key, { slot: MEAL.slot, protein_g: MEAL.protein_g, name: MEAL.name });
    expect([replayed(again), await meals()]).toEqual(['true', 1]);
  });

  it('was refused before: the key is free for the corrected body', async () => {
    const key = randomUUID();
    expect((await eat(key, { slot: 'supper' })).status).toBe(400);
    expect((await eat(key)).status).toBe(201);
  });
});

describe('the key of another caller', () => {
  it('is another key: of another account, of a visitor, and of an ingest key', async () => {
    const [key, other] = [randomUUID(), await fitness.member()];
    await eat(key);
    expect(replayed(await eat(key, MEAL, other))).toBeUndefined();
    const [first, second] = [await bridgeOf(fitness, member), await bridgeOf(fitness, member, 'Scale')];
    const days = { days: [{ date: '2026-05-12', steps: 100 }] };
    const send = (client: Client) => client.with({ 'Idempotency-Key': key }).post('/api/ingest/daily-metrics', days);
    const answers = [await send(first.client), await send(first.client), await send(second.client)];
    expect(answers.map(answer => [answer.status, replayed(answer)])).toEqual([
      [201, undefined],
      [201, 'true'],
      [201, undefined],
    ]);
  });

  it('opens nothing for an account that was signed out', async () => {
    const key = randomUUID();
    await eat(key);
    await fitness.service.db.rows('UPDATE account SET token_version = token_version + 1 WHERE id = $1', [member.id]);
    expect((await eat(key)).status).toBe(401);
  });

  it('replays a sign-in only to the same address with the same password, and stores nothing that can be read', async () => {
    const [key, visitor] = [randomUUID(), fitness.visitor()];
    const signIn = (client: Client, password = PASSWORD) =>
      client.with({ 'Idempotency-Key': key }).post('/api/auth/login', { email: member.email, password });
    const first = await signIn(visitor);
    const again = await signIn(visitor);
    expect([again.text, replayed(again)]).toEqual([first.text, 'true']);
    expect((await signIn(visitor, 'another-password-1')).body.code).toBe('idempotency_mismatch');
    expect(replayed(await signIn(fitness.visitor()))).toBeUndefined();
    const stored = JSON.stringify(await fitness.service.db.rows(`SELECT * FROM once_answer WHERE kind = 'request'`));
    const { access_token, token } = first.body.data;
    const secrets: string[] = [key, PASSWORD, member.email, access_token ?? token];
    expect(secrets.filter(secret => stored.includes(secret))).toEqual([]);
  });
});

describe('a key', () => {
  it.each(['', 'a b', 'كلمة', 'x'.repeat(256)])('must not be %j', async key => {
    const { status, body } = await eat(encodeURI(key) === key ? key : Buffer.from(key).toString('latin1'));
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'validation_failed', ['Idempotency-Key']]);
  });

  it.each(['x', '~!{}"', 'x'.repeat(255)])('can be %j', async key => {
    expect((await eat(key)).status).toBe(201);
  });

  it('is not read on other methods', async () => {
    const sent = member.with({ 'Idempotency-Key': 'a b' });
    expect((await sent.get('/api/fitness/nutrition')).status).toBe(200);
  });
});

describe('a process that ends during a request', () => {
  it('before the commit: the request can be sent again when its lease has expired', async () => {
    const key = randomUUID();
    const leases = fitness.service.get(RequestLeases);
    jest.spyOn(leases, 'confirm').mockRejectedValueOnce(ServiceUnavailable());
    jest.spyOn(leases, 'release').mockResolvedValueOnce();
    expect((await eat(key)).status).toBe(503);
    expect((await eat(key)).body.code).toBe('idempotency_in_progress');
    fitness.service.clock.advance({ seconds: 61 });
    expect([(await eat(key)).status, await meals()]).toEqual([201, 1]);
  });

  it('between the commit and the storing of the response: it is not done again', async () => {
    const key = randomUUID();
    jest.spyOn(fitness.service.get(RequestLeases), 'store').mockRejectedValueOnce(new Error('the process ended'));
    expect((await eat(key)).status).toBe(201);
    expect((await eat(key)).body.code).toBe('idempotency_in_progress');
    fitness.service.clock.advance({ seconds: 61 });
    const { status, body } = await eat(key);
    expect([status, body.code, await meals()]).toEqual([409, 'idempotency_response_lost', 1]);
    expect((await eat(key, OTHER)).body.code).toBe('idempotency_mismatch');
  });

  it('or stands still until another one has taken over: it writes nothing more', async () => {
    const key = randomUUID();
    const leases = fitness.service.get(RequestLeases);
    const confirm = leases.confirm.bind(leases);
    let goOn: () => void = () => undefined;
    const stood = new Promise<void>(resolve => {
      jest.spyOn(leases, 'confirm').mockImplementationOnce(async lease => {
        await new Promise<void>(proceed => {
          goOn = proceed;
          resolve();
        });
        await confirm(lease);
      });
    });
    const frozen = eat(key);
    await stood;
    fitness.service.clock.advance({ seconds: 61 });
    const second = await eat(key);
    goOn();
    expect([second.status, (await frozen).body.code, await meals()]).toEqual([201, IdempotencyInProgress.key, 1]);
    expect((await eat(key)).text).toBe(second.text);
  });
});

it('the night deletes stored responses of the day before, and no others', async () => {
  const [old, fresh] = [randomUUID(), randomUUID()];
  await eat(old);
  fitness.service.clock.advance({ hours: 20 });
  await eat(fresh);
  fitness.service.clock.advance({ hours: 5 });
  await fitness.service.db.rows(`SELECT fitness_jobs.add_job('delete_request_keys')`);
  await fitness.service.doJobs();
  const stored = 'SELECT key FROM once_answer WHERE caller = $1';
  expect(await fitness.service.db.rows(stored, [`staff:${member.id}`])).toHaveLength(1);
  expect(replayed(await eat(fresh))).toBe('true');
});
