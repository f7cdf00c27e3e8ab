import { STAFF } from '#kit/access/access-rule';
import { Accounts } from '#kit/access/accounts';
import { Tokens } from '#kit/access/tokens';
import { RequestLanguages } from '#kit/http/request-languages';
import { messagePairs } from '#kit/language/messages';
import { Live } from '#live/live';
import { notifications } from '#shared/notifications/notifications.feature';
import { settings } from '#shared/settings/settings.feature';
import { Notifications } from '#shared/notifications/notifications.service';
import { type SmallAccount, type SmallService, startSmallServices } from './small-service';
import { closePages, openPage, refusalOf } from './sockets';

const messages = messagePairs({
  'notifications.hello.title': ['Hello', 'مرحبا'],
  'notifications.hello.body': ['Hello {{name}}', 'مرحبا {{name}}'],
});
const hello = (name: string) => ({ type: 'hello', params: { name } });

let house: SmallService;
let garden: SmallService;
let anna: SmallAccount;
let ben: SmallAccount;
let gardener: SmallAccount;

beforeAll(async () => {
  [house, garden] = (await startSmallServices(
    [
      { name: 'house', messages },
      { name: 'garden', messages },
    ],
    () => [
      settings({ sizeNames: ['page_count'] }),
      notifications({ path: 'notifications', audience: STAFF }, { path: 'users/notifications', audience: 'student' }),
    ],
  )) as [SmallService, SmallService];
  anna = await house.addStaff('orders.view');
  ben = await house.addStaff('orders.view');
  gardener = await garden.addStaff('orders.view');
});
afterEach(closePages);
afterAll(() => house.close());

const at = (path: string) => house.origin + path;
const tell = (account: SmallAccount, name: string) => house.get(Notifications).to(STAFF, account.id, hello(name));

describe('who is let in', () => {
  it.each(['/house/notifications', '/house/auth'])('%s refuses whoever has no good token', async path => {
    const expired = await house.get(Tokens).sign(STAFF, String(anna.id), -60, { ver: 1 });
    const foreignAudience = await house.get(Tokens).sign('tracking', String(anna.id), 60, { ver: 1 });
    for (const token of [undefined, '', 'nonsense', { $ne: null }, gardener.token, foreignAudience]) {
      expect(await refusalOf(at(path), { auth: { token } })).toBe('Please sign in to continue.');
    }
    expect(await refusalOf(at(path), { auth: { token: expired } })).toBe(
      'Your sign-in has ended. Please sign in again.',
    );
    expect(await refusalOf(at(path), { auth: { locale: 'ar' } })).toBe('يرجى تسجيل الدخول للمتابعة.');
  });

  it('lets staff alone into /auth, and every audience with a feed into /notifications', async () => {
    const student = await house.addStudent();
    expect(await refusalOf(at('/house/auth'), { auth: { token: student.token } })).toBe(
      'You are signed in with another kind of account. This needs a different one.',
    );
    expect((await openPage(at('/house/auth'), { auth: { token: anna.token } })).socket.connected).toBe(true);
    expect((await openPage(at('/house/notifications'), { auth: { token: student.token } })).socket.connected).toBe(
      true,
    );
  });

  it('reads the token of the Authorization header too', async () => {
    const page = await openPage(at('/house/notifications'), { headers: { Authorization: `Bearer ${anna.token}` } });
    expect(page.socket.connected).toBe(true);
  });

  it.each(['/', '/unknown', '/house', '/house/other', '/nowhere/notifications'])('serves nothing at %s', async path => {
    const auth = { token: anna.token };
    expect(await refusalOf(at(path), { auth })).toMatch(/^(Invalid namespace|Nothing is served here\.)$/);
  });
});

describe('notification:created', () => {
  it('reaches a page that has just heard that it is in', async () => {
    const languages = house.get(RequestLanguages);
    const looked = jest.spyOn(languages, 'of').mockImplementationOnce(async (): Promise<'en'> => {
      await new Promise(resolve => setTimeout(resolve, 50)); // a setting that is read
      return 'en';
    });
    const page = await openPage(at('/house/notifications'), { auth: { token: anna.token } });
    await tell(anna, 'Anna');
    expect(await page.next()).toMatchObject(['notification:created', { body: 'Hello Anna' }]);
    looked.mockRestore();
  });

  it('reaches every page of the account and nobody else', async () => {
    const [first, second, bens] = await Promise.all(
      [anna, anna, ben].map(({ token }) => openPage(at('/house/notifications'), { auth: { token } })),
    );
    await tell(anna, 'Anna');
    await tell(ben, 'Ben');
    const [item] = (await anna.client.get('/api/notifications')).body.data.items;
    expect(await first!.next()).toEqual(['notification:created', item]);
    expect(await second!.next()).toEqual(['notification:created', item]);
    expect(await bens!.next()).toEqual(['notification:created', expect.objectContaining({ body: 'Hello Ben' })]);
    expect([first!.heard.length, second!.heard.length, bens!.heard.length]).toEqual([1, 1, 1]);
  });

  it('is told in the language of the page', async () => {
    const arabic = await openPage(at('/house/notifications'), { auth: { token: anna.token, locale: 'ar' } });
    const byHeader = await openPage(at('/house/notifications'), {
      auth: { token: anna.token },
      headers: { 'Accept-Language': 'ar-SA' },
    });
    await tell(anna, 'Anna');
    expect((await arabic.next())[1]).toMatchObject({ title: 'مرحبا', body: 'مرحبا Anna' });
    expect((await byHeader.next())[1]).toMatchObject({ title: 'مرحبا' });
  });

  it('keeps audiences with one id apart', async () => {
    const student = await house.addStudent();
    await house.db.rows(
      `INSERT INTO account (id, username, first_name, last_name, email, password_hash)
       VALUES ($1, 'same-id', 'Same', 'Id', 'same-id@example.com', 'none')`,
      [student.id],
    );
    const staffToken = (await house.get(Tokens).signIn(STAFF, { id: student.id, tokenVersion: 1 })).token;
    const students = await openPage(at('/house/notifications'), { auth: { token: student.token } });
    const staffs = await openPage(at('/house/notifications'), { auth: { token: staffToken } });
    await house.get(Notifications).to('student', student.id, hello('student'));
    await house.get(Notifications).to(STAFF, student.id, hello('staff'));
    expect((await students.next())[1]).toMatchObject({ body: 'Hello student' });
    expect((await staffs.next())[1]).toMatchObject({ body: 'Hello staff' });
  });

  it('comes when the transaction has committed, and never when it is undone', async () => {
    const page = await openPage(at('/house/notifications'), { auth: { token: anna.token } });
    const undone = house.db.transaction(async () => {
      await tell(anna, 'undone');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await house.db.transaction(async () => {
      await tell(anna, 'kept');
    });
    expect((await page.next())[1]).toMatchObject({ body: 'Hello kept' });
  });

  it('does not cross into another service', async () => {
    const here = await openPage(at('/garden/notifications'), { auth: { token: gardener.token } });
    expect(gardener.id).toBe(anna.id);
    await tell(anna, 'house');
    await garden.get(Notifications).to(STAFF, gardener.id, hello('garden'));
    expect((await here.next())[1]).toMatchObject({ body: 'Hello garden' });
  });
});

describe('what one page of an account reads and deletes', () => {
  it('is told to its other pages, and to nobody else', async () => {
    const reader = await house.addStaff('orders.view');
    for (const name of ['one', 'two', 'three']) await tell(reader, name);
    const ids = (await reader.client.get('/api/notifications')).body.data.items.map(({ id }: { id: number }) => id);
    const [first, second, bens] = await Promise.all(
      [reader, reader, ben].map(({ token }) => openPage(at('/house/notifications'), { auth: { token } })),
    );
    const read = await reader.client.patch(`/api/notifications/${ids[0]}/read`);
    const again = await reader.client.patch(`/api/notifications/${ids[0]}/read`);
    await reader.client.delete(`/api/notifications/${ids[1]}`);
    const all = await reader.client.patch('/api/notifications/read-all');
    await tell(ben, 'the end');
    const [{ read_at }] = read.body.data.items;
    expect(again.body.data.items[0].read_at).toBe(read_at);
    for (const page of [first!, second!]) {
      expect(await page.next()).toEqual(['notification:read', { id: ids[0], read_at, unread_count: 2 }]);
      expect(await page.next()).toEqual(['notification:read', { id: ids[0], read_at, unread_count: 2 }]);
      expect(await page.next()).toEqual(['notification:deleted', { id: ids[1], unread_count: 1 }]);
      const { read_at: last } = all.body.data.items[1];
      expect(await page.next()).toEqual(['notification:read', { id: null, read_at: last, unread_count: 0 }]);
    }
    expect((await bens!.next())[1]).toMatchObject({ body: 'Hello the end' });
  });

  it('is not told when it was not theirs', async () => {
    await tell(anna, 'mine');
    const [item] = (await anna.client.get('/api/notifications')).body.data.items;
    const bens = await openPage(at('/house/notifications'), { auth: { token: ben.token } });
    expect((await ben.client.patch(`/api/notifications/${item.id}/read`)).status).toBe(404);
    expect((await ben.client.delete(`/api/notifications/${item.id}`)).status).toBe(404);
    await tell(ben, 'the end');
    expect((await bens.next())[1]).toMatchObject({ body: 'Hello the end' });
  });
});

describe('permissions-updated', () => {
  it('reaches exactly the accounts whose roles changed', async () => {
    const [annas, bens] = await Promise.all(
      [anna, ben].map(({ token }) => openPage(at('/house/auth'), { auth: { token } })),
    );
    house.get(Live).permissionsUpdated([anna.id, anna.id]);
    house.get(Live).permissionsUpdated([ben.id]);
    expect(await annas!.next()).toEqual(['permissions-updated', {}]);
    expect(await bens!.next()).toEqual(['permissions-updated', {}]);
    expect([annas!.heard.length, bens!.heard.length]).toEqual([1, 1]);
  });
});

describe('an account that loses its tokens', () => {
  it('is disconnected from everything at once, and nobody else is', async () => {
    const leaver = await house.addStaff('orders.view');
    const auth = { token: leaver.token };
    const bell = await openPage(at('/house/notifications'), { auth });
    const session = await openPage(at('/house/auth'), { auth });
    const annas = await openPage(at('/house/auth'), { auth: { token: anna.token } });
    await house.db.transaction(async () => {
      await house.db.rows('UPDATE account SET deleted_at = now() WHERE id = $1', [leaver.id]);
      house.get(Live).disconnect(STAFF, leaver.id);
    });
    expect(await Promise.all([bell.ended, session.ended])).toEqual(['io server disconnect', 'io server disconnect']);
    expect(await refusalOf(at('/house/auth'), { auth })).toBe('Please sign in to continue.');
    house.get(Live).permissionsUpdated([anna.id]);
    expect((await annas.next())[0]).toBe('permissions-updated');
  });
});

describe('a page that is opened at a bad moment', () => {
  const auth = () => ({ auth: { token: anna.token } });

  it('is closed when its account goes while it is let in', async () => {
    const leaver = await house.addStaff('orders.view');
    const accounts = house.get(Accounts);
    const find = accounts.find.bind(accounts);
    jest.spyOn(accounts, 'find').mockImplementationOnce(async (audience, id) => {
      const caller = await find(audience, id);
      await house.db.rows('UPDATE account SET deleted_at = now() WHERE id = $1', [leaver.id]);
      house.get(Live).disconnect(STAFF, leaver.id);
      return caller;
    });
    const page = await openPage(at('/house/auth'), { auth: { token: leaver.token } });
    expect(await page.ended).toBe('io server disconnect');
  });

  it('is refused without a word about the cause when the database fails', async () => {
    jest.spyOn(house.get(Accounts), 'find').mockRejectedValueOnce(new Error('connection to 10.0.0.7 lost'));
    expect(await refusalOf(at('/house/auth'), auth())).toBe('Something went wrong on our side.');
  });

  it('ends with its token', async () => {
    const { clock } = house;
    clock.set('2026-05-09T12:30:00.900Z');
    const issued = clock.now().subtract({ seconds: 60 });
    const token = await house.get(Tokens).sign(STAFF, String(anna.id), 61, { ver: 1 }, issued);
    const page = await openPage(at('/house/auth'), { auth: { token } });
    expect(await page.ended).toBe('io server disconnect');
  });
});

describe('the plain namespaces of a host name', () => {
  const on = (host: string, token: string) => ({ auth: { token }, headers: { Host: host } });

  it('belong to the service the host names', async () => {
    const houses = await openPage(at('/notifications'), on('house.localhost:3000', anna.token));
    const gardens = await openPage(at('/notifications'), on('garden.localhost', gardener.token));
    const session = await openPage(at('/auth'), on('house.localhost', anna.token));
    await tell(anna, 'Anna');
    await garden.get(Notifications).to(STAFF, gardener.id, hello('gardener'));
    house.get(Live).permissionsUpdated([anna.id]);
    expect((await houses.next())[1]).toMatchObject({ body: 'Hello Anna' });
    expect((await gardens.next())[1]).toMatchObject({ body: 'Hello gardener' });
    expect((await session.next())[0]).toBe('permissions-updated');
    house.get(Live).disconnect(STAFF, anna.id);
    expect(await houses.ended).toBe('io server disconnect');
  });

  it('refuse a token of another service, and a host that names none', async () => {
    const wrong = 'Please sign in to continue.';
    expect(await refusalOf(at('/notifications'), on('garden.localhost', anna.token))).toBe(wrong);
    expect(await refusalOf(at('/auth'), on('garden.localhost', anna.token))).toBe(wrong);
    expect(await refusalOf(at('/notifications'), { auth: { token: anna.token } })).toBe(
      'No service has this host name.',
    );
  });
});
