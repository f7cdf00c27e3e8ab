import { Passwords } from '#kit/access/passwords';
import { Jobs } from '#jobs/jobs';
import { race, statuses } from '../harness/race';
import { PASSWORD, type StaffService, startStaffService } from './staff-service';

const NIGHT = '2026-05-09T12:00:00Z';

let service: StaffService;
let visitors = 0;

beforeAll(async () => {
  service = await startStaffService({ accountField: 'member' });
});
afterAll(() => service.close());
afterEach(() => jest.restoreAllMocks());

let email: string;
beforeEach(async () => {
  await service.empty();
  await service.db.rows('DELETE FROM known_visitor');
  service.clock.set(NIGHT);
  email = `sara${++visitors}@example.com`;
  await service.add(email);
});

const from = (address: string) => service.anonymous.with({ 'X-Forwarded-For': address });
const elsewhere = () => `198.51.${++visitors >> 8}.${visitors & 255}`;
const signIn = (address: string, password = PASSWORD, name = email) =>
  from(address).post('/api/auth/login', { email: name, password });

const guess = (times: number, name = email) => race(times, () => signIn(elsewhere(), 'wrong-password', name));

it('is refused to strangers after twenty wrong passwords for an account in an hour, right or wrong', async () => {
  expect(statuses(await guess(20))).toEqual({ 401: 20 });
  const compared = jest.spyOn(service.get(Passwords), 'matches');
  const refused = await signIn(elsewhere());
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect(statuses(await guess(5))).toEqual({ 429: 5 });
  expect(compared).not.toHaveBeenCalled();
  service.clock.advance({ hours: 1 });
  expect((await signIn(elsewhere())).status).toBe(200);
});

it('looks at twenty guesses however many come at once', async () => {
  const compared = jest.spyOn(service.get(Passwords), 'matches');
  expect(statuses(await guess(40))).toEqual({ 401: 20, 429: 20 });
  expect(compared).toHaveBeenCalledTimes(20);
});

it('goes on from where somebody has signed in to the account within thirty days', async () => {
  const home = elsewhere();
  const { body } = await signIn(home);
  service.clock.advance({ hours: 29 * 24 });
  await guess(20);
  expect((await signIn(elsewhere())).status).toBe(429);
  expect((await signIn(home)).status).toBe(200);
  expect((await signIn(home, 'wrong-password')).status).toBe(401);
  expect(await service.db.rows('SELECT 1 FROM known_visitor')).toHaveLength(1);
  service.clock.set(NIGHT);
  const me = await from(elsewhere()).as(body.data.access_token).get('/api/auth/me');
  expect(me.status).toBe(200);
});

it('forgets where somebody signed in after thirty days', async () => {
  const home = elsewhere();
  await signIn(home);
  service.clock.advance({ hours: 30 * 24 });
  await guess(20);
  expect((await signIn(home)).status).toBe(429);
  await service.get(Jobs).enqueue('forget_known_visitors', {});
  await service.get(Jobs).drain();
  expect(await service.db.rows('SELECT 1 FROM known_visitor')).toEqual([]);
});

it('counts one account alone, and one that does not exist like any other', async () => {
  await guess(20);
  expect(statuses(await guess(21, 'nobody@example.com'))).toEqual({ 401: 20, 429: 1 });
  const other = `other-${email}`;
  await service.add(other);
  expect((await signIn(elsewhere(), PASSWORD, other)).status).toBe(200);
});

it('leaves what one address may try to the limit of its own', async () => {
  const stranger = elsewhere();
  expect(statuses(await race(12, () => signIn(stranger, 'wrong-password')))).toEqual({ 401: 10, 429: 2 });
  await guess(10);
  service.clock.advance({ minutes: 16 });
  expect((await signIn(stranger, 'wrong-password')).status).toBe(401);
});

it('takes the addresses of one IPv6 network for one', async () => {
  const answers = await race(12, number => signIn(`2001:db8:1:2::${(number + 1).toString(16)}`, 'wrong-password'));
  expect(statuses(answers)).toEqual({ 401: 10, 429: 2 });
  expect((await signIn('::ffff:203.0.113.9', 'wrong-password')).status).toBe(401);
  const same = await race(10, () => signIn('203.0.113.9', 'wrong-password'));
  expect(statuses(same)).toEqual({ 401: 9, 429: 1 });
});
