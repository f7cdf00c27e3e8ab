import { hashSync } from 'bcrypt';
import { Temporal } from 'temporal-polyfill';
import { Passwords } from '#kit/access/passwords';
import { Tokens } from '#kit/access/tokens';
import type { Client } from '../harness/client';
import { race, statuses } from '../harness/race';
import { PASSWORD, type StaffService, startStaffService } from './staff-service';

let service: StaffService;
let visitor: Client;
let visitors = 0;

beforeAll(async () => {
  service = await startStaffService({ accountField: 'member' });
});
afterAll(() => service.close());
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  await service.empty();
  visitor = service.anonymous.with({ 'X-Forwarded-For': `203.0.113.${++visitors}` });
});

const signIn = (email: string, password = PASSWORD, from = visitor) =>
  from.post('/api/auth/login', { email, password });

describe('POST /api/auth/login', () => {
  it('answers a token with the account, its roles and permissions', async () => {
    const { id } = await service.add('sara@example.com', 'Viewer');
    const { status, body } = await signIn('sara@example.com');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      token_type: 'Bearer',
      expires_in: '7d',
      member: {
        id,
        username: 'sara',
        first_name: 'sara',
        last_name: 'Lee',
        email: 'sara@example.com',
        phone: null,
        profile_picture: null,
        country_id: null,
        roles: [{ id: await service.roleId('Viewer'), name: 'Viewer' }],
        permissions: ['boats.view'],
      },
    });
    const me = await visitor.as(body.data.access_token).get('/api/auth/me');
    expect(me.body.data).toEqual(body.data.member);
  });

  it('takes the e-mail address in any case and with blanks around it', async () => {
    await service.add('sara@example.com');
    expect((await signIn('  SARA@Example.com ')).status).toBe(200);
  });

  it('tells an unknown address, a wrong password and a deleted account apart by nothing, after the same work', async () => {
    await service.add('sara@example.com');
    const gone = await service.add('gone@example.com');
    await service.db.rows(`UPDATE account SET deleted_at = now() WHERE id = $1`, [gone.id]);
    const compared = jest.spyOn(service.get(Passwords), 'matches');
    const answers = [
      await signIn('nobody@example.com'),
      await signIn('sara@example.com', 'wrong-password'),
      await signIn('gone@example.com'),
    ];
    expect(statuses(answers)).toEqual({ 401: 3 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(compared).toHaveBeenCalledTimes(3);
  });

  it('renews a hash of a password that was sent decomposed', async () => {
    const { id } = await service.add('sara@example.com');
    const password = 'Pässwörd-é9';
    const former = hashSync(password.normalize('NFD'), 4);
    await service.db.rows('UPDATE account SET password_hash = $2 WHERE id = $1', [id, former]);
    const version = 'SELECT token_version, password_hash <> $2 AS renewed FROM account WHERE id = $1';
    expect((await signIn('sara@example.com', password.normalize('NFC'))).status).toBe(401);
    const answers = await race(3, async () => signIn('sara@example.com', password.normalize('NFD')));
    expect(statuses(answers)).toEqual({ 200: 3 });
    expect(await service.db.row(version, [id, former])).toEqual({ token_version: 1, renewed: true });
    expect((await signIn('sara@example.com', password.normalize('NFC'))).status).toBe(200);
    expect((await visitor.as(answers[0]!.body.data.access_token).get('/api/auth/me')).status).toBe(200);
  });

  it.each([
    [{ email: 'sara', password: 'x' }, 'email'],
    [{ email: 'sara@example.com' }, 'password'],
    [{ email: 'sara@example.com', password: 'x'.repeat(73) }, 'password'],
    [{ email: 'sara@example.com', password: 'x', remember: true }, 'remember'],
  ])('refuses %j', async (sent, field) => {
    const { status, body } = await visitor.post('/api/auth/login', sent);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('refuses in Arabic to those who read Arabic', async () => {
    const { body } = await signIn('nobody@example.com', PASSWORD, visitor.inArabic());
    expect(body.message).toMatch(/[\u0600-\u06ff]/);
  });
});

describe('failed sign-ins', () => {
  // After which no earlier failure counts for the account.
  beforeEach(() => service.clock.advance({ hours: 1 }));

  it('close the form after ten until the oldest is fifteen minutes old; successes do not count', async () => {
    await service.add('sara@example.com');
    service.clock.set('2026-05-09T12:00:00Z');
    for (let time = 0; time < 12; time++) expect((await signIn('sara@example.com')).status).toBe(200);
    await signIn('sara@example.com', 'wrong-password');
    service.clock.advance({ minutes: 1 });
    for (let time = 0; time < 9; time++) await signIn('sara@example.com', 'wrong-password');
    const closed = await signIn('sara@example.com');
    expect(closed.status).toBe(429);
    expect(closed.headers['retry-after']).toBe('840');
    service.clock.advance(Temporal.Duration.from({ minutes: 13, seconds: 59 }));
    expect((await signIn('sara@example.com')).status).toBe(429);
    service.clock.advance({ seconds: 1 });
    expect((await signIn('sara@example.com')).status).toBe(200);
  });

  it('count for one visitor alone', async () => {
    await service.add('sara@example.com');
    await race(10, () => signIn('sara@example.com', 'wrong-password'));
    const other = service.anonymous.with({ 'X-Forwarded-For': '198.51.100.1' });
    expect((await signIn('sara@example.com')).status).toBe(429);
    expect((await signIn('sara@example.com', PASSWORD, other)).status).toBe(200);
  });

  it('are looked at ten at most, however many come at once', async () => {
    await service.add('sara@example.com');
    const compared = jest.spyOn(service.get(Passwords), 'matches');
    const answers = await race(30, () => signIn('sara@example.com', 'wrong-password'));
    expect(statuses(answers)).toEqual({ 401: 10, 429: 20 });
    expect(compared).toHaveBeenCalledTimes(10);
  });
});

describe('a token', () => {
  it('of another audience or another service opens nothing', async () => {
    const { id } = await service.add('sara@example.com', 'Owner');
    const { token } = await service.get(Tokens).signIn('customer', { id, tokenVersion: 1 });
    expect((await visitor.as(token).get('/api/auth/me')).status).toBe(401);
    expect((await visitor.get('/api/auth/me')).status).toBe(401);
    expect((await visitor.as('not.a.token').get('/api/auth/me')).status).toBe(401);
  });

  it('carries the rights its account has now, not those it had', async () => {
    const sara = await service.add('sara@example.com', 'Owner');
    await service.add('other@example.com', 'Owner');
    expect((await sara.client.get('/api/roles')).status).toBe(200);
    await service.db.rows(`DELETE FROM account_role WHERE account_id = $1`, [sara.id]);
    expect((await sara.client.get('/api/roles')).status).toBe(403);
  });
});
