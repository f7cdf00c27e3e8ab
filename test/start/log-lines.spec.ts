/** @own-database */
import { Jobs } from '#jobs/jobs';
import { Tokens } from '#kit/access/tokens';
import { Log } from '#kit/log/log';
import { ServerBusy } from '#kit/refusals/refusal';
import { StorageUnavailable } from '#media/storage-unavailable';
import { Neighborhoods } from '#services/property/neighborhoods/neighborhoods.service';
import { property } from '#services/property/property';
import { MailUnavailable } from '#shared/people/people.refusals';
import { startService, type TestService } from '../harness/app';
import { leadBody, makeStaff } from '../property/factories';

type Line = Record<string, unknown>;

const lines: Line[] = [];
const said = (message: string) => lines.filter(({ msg }) => msg === message);
const written = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };

let service: TestService;

beforeAll(async () => {
  service = await startService(property, { TRUST_PROXY: 'false' }, new Log('info', () => written));
});
afterAll(() => service.close());
beforeEach(() => void lines.splice(0));

it('says who asked for what, as it arrived and from where', async () => {
  const { id } = await makeStaff(service.db, { role: 'Agent', email: 'agent@example.com' });
  const { token } = await service.get(Tokens).signIn('staff', { id, tokenVersion: 1 });
  await service.anonymous.as(token).get('/api/auth/me?utm_content=sara@example.com');
  expect(said('request')).toEqual([
    expect.objectContaining({
      service: 'property',
      path: '/property/api/auth/me',
      status: 200,
      account: id,
      audience: 'staff',
      address: expect.stringContaining('127.0.0.1'),
    }),
  ]);
});

it('says where a sign-in that failed came from, and not for which account', async () => {
  await service.anonymous.post('/api/auth/login', { email: 'agent@example.com', password: 'wrong password' });
  const [line] = said('request');
  expect(line).toMatchObject({
    service: 'property',
    status: 401,
    code: 'sign_in_failed',
    address: expect.stringContaining('127.0.0.1'),
  });
  expect(line).not.toHaveProperty('account');
  expect(JSON.stringify(line)).not.toContain('agent@');
  expect(JSON.stringify(lines)).not.toMatch(/wrong password|agent@/);
});

it('says that a request failed, without what was sent with it, and tells the client no more', async () => {
  const body = leadBody({ name: 'Nadia Aziz', email: 'nadia@example.com' });
  await service.db.rows('ALTER TABLE lead RENAME TO lead_away');
  const answer = await fetch(`${service.origin}/property/api/leads?source=campaign`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await service.db.rows('ALTER TABLE lead_away RENAME TO lead');
  const failure = { success: false, data: null, code: 'unexpected', message: 'Something went wrong on our side.' };
  expect([answer.status, await answer.json()]).toEqual([500, failure]);
  expect(said('request failed')[0]).toMatchObject({ path: '/property/api/leads', err: { code: '42P01' } });
  expect(JSON.stringify(lines)).not.toMatch(/Nadia|nadia@|campaign/);
});

it.each([
  ['server_busy', () => ServerBusy({ retryAfterSeconds: 1 }), undefined],
  ['mail_unavailable', () => MailUnavailable(), undefined],
  ['service_unavailable', () => new Error('timeout exceeded when trying to connect'), /^timeout exceeded/],
  ['service_unavailable', () => new StorageUnavailable(new Error('no reply')), /no reply$/],
])('a request that is refused with %s is one line of a warning, without a stack', async (code, failure, reason) => {
  jest.spyOn(service.get(Neighborhoods), 'list').mockRejectedValueOnce(failure());
  expect((await service.anonymous.get('/api/neighborhoods')).status).toBe(503);
  const [line] = said('request failed');
  expect(line).toMatchObject({ level: 40, code, path: '/property/api/neighborhoods' });
  if (reason) expect(line!['reason']).toMatch(reason);
  expect(JSON.stringify(line)).not.toMatch(/stack|\.ts:/);
});

it.each([
  ['/api/admins/sara@example.com', '/property/api/admins/[email]'],
  ['/api/admins/sara%40example.com/roles', '/property/api/admins/[email]/roles'],
  ['/api/admins/sara%2540example.com', '/property/api/admins/[email]'],
  ["/api/nothing/o'hara:work@example.com/there", '/property/api/nothing/[email]/there'],
  ['/media/sara@example.com/cover.jpg', '/property/media/[email]/cover.jpg'],
])('masks e-mail addresses in the path: %s', async (path, written) => {
  await service.anonymous.get(path);
  expect(said('request')[0]).toMatchObject({ path: written });
  expect(JSON.stringify(lines)).not.toContain('example.com');
});

it('masks e-mail addresses in messages of other programs', async () => {
  const refused = async () => Promise.reject(new Error('550 <sara@example.com>: Recipient address rejected'));
  service.get(Jobs).handle('refused', refused);
  await service.get(Jobs).enqueue('refused', {}, { maxAttempts: 1 });
  await service.doJobs();
  service.get(Log).error({ err: new Error('no mailbox sara@example.com'), reason: 'sara@example.com is full' }, 'mail');
  const refusal: Line = { to: 'sara@example.com' };
  service.get(Log).warn({ refused: [refusal] }, 'refused sara@example.com');
  service.get(Log).warn({ circular: Object.assign(refusal, { to: 'nowhere', self: refusal }) }, 'circular');
  expect(said('job failed')[0]).toMatchObject({ jobs: expect.stringContaining('550 <[email]>: Recipient') });
  expect(said('mail')[0]).toMatchObject({ err: { message: 'no mailbox [email]' }, reason: '[email] is full' });
  expect(said('circular')[0]).toMatchObject({ circular: { to: 'nowhere' } });
  expect(said('refused [email]')[0]).toMatchObject({ refused: [{ to: '[email]' }] });
  expect(JSON.stringify(lines)).not.toContain('example.com');
});

it('names service and job when a job fails', async () => {
  service.get(Jobs).handle('sinking', async () => Promise.reject(new Error('a leak')));
  await service.get(Jobs).enqueue('sinking', {}, { maxAttempts: 1 });
  await service.doJobs();
  expect(said('job failed')[0]).toMatchObject({
    service: 'property',
    job: 'sinking',
    jobs: expect.stringContaining('a leak'),
  });
});

it('warns once of proxies that nobody told it of', async () => {
  for (const address of ['203.0.113.1', '203.0.113.2']) {
    await service.anonymous.with({ 'X-Forwarded-For': address }).get('/api/health');
  }
  const warned = lines.filter(({ variable }) => variable === 'TRUST_PROXY');
  expect(warned).toHaveLength(1);
  expect(said('request').map(({ address }) => address)).not.toContain('203.0.113.1');
});
