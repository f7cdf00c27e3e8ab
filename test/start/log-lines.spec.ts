import { Jobs } from '#kit/jobs/jobs';
import { Tokens } from '#kit/access/tokens';
import { Log } from '#kit/log/log';
import { property } from '#services/property/property';
import { startService, type TestService } from '../harness/app';
import { makeStaff } from '../property/factories';

type Line = Record<string, unknown>;

const lines: Line[] = [];
const said = (message: string) => lines.filter(({ msg }) => msg === message);
const written = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };

let service: TestService;

beforeAll(async () => {
  service = await startService(property, {}, new Log('info', () => written));
});
afterAll(() => service.close());
beforeEach(() => void lines.splice(0));

it('says who asked for what, as it arrived and from where', async () => {
  const { id } = await makeStaff(service.db, { role: 'Agent', email: 'agent@example.com' });
  const { token } = await service.get(Tokens).signIn('staff', { id, tokenVersion: 1 });
  await service.anonymous.as(token).get('/api/auth/me?email=sara@example.com');
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
  expect(line).toMatchObject({ service: 'property', status: 401, address: expect.stringContaining('127.0.0.1') });
  expect(line).not.toHaveProperty('account');
  expect(JSON.stringify(line)).not.toContain('agent@');
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
