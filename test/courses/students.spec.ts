import { Mail } from '#mail/mail';
import { race, statuses } from '../harness/race';
import { spend } from '../harness/spend';
import { type Actor, type Courses, startCourses } from './courses';
import { makeStudent, PASSWORD } from './factories';

let courses: Courses;
beforeAll(async () => {
  courses = await startCourses({ RATE_LIMIT_LOGIN: '', RATE_LIMIT_REGISTER: '' });
});
afterAll(() => courses?.service.close());
afterEach(() => jest.restoreAllMocks());

let made = 0;
const someone = (values: object = {}) => ({
  first_name: 'Lina',
  last_name: 'Saleh',
  email: `lina-${++made}@example.com`,
  password: PASSWORD,
  ...values,
});
const register = (body: object) => courses.visitor().post('/api/users/auth/register', body);
const signIn = (email: string, password = PASSWORD, set = 'users') =>
  courses.visitor().post(`/api/${set}/auth/login`, { email, password });
const mailsTo = (email: string) => courses.service.mailbox.list().filter(mail => mail.to === email);
const tokenIn = (text: string) => new URL(/http\S+/.exec(text)![0]).searchParams.get('token')!;
const lastToken = (email: string) => tokenIn(mailsTo(email)[0]!.text);
const verify = (token: string) => courses.anonymous.post('/api/users/auth/verify-email', { token });
const usernameOf = async (student: Actor) => (await student.get('/api/users/profile')).body.data.username as string;
const ask = async (route: string, email: string) => {
  const answer = await courses.visitor().post(`/api/users/auth/${route}`, { email });
  await courses.service.doJobs();
  return answer;
};

describe('registering', () => {
  it('signs in and mails a link that confirms the address once, within 24 hours', async () => {
    courses.service.clock.set('2026-05-09T12:00:00Z');
    const body = someone({ email: ' Lina.New@Example.COM ', phone: '+966 50 555 0100' });
    const answer = await register(body);
    expect(answer.status).toBe(201);
    const { token, user, verification_email_sent: sent } = answer.body.data;
    expect(sent).toBe(true);
    expect(user).toMatchObject({ username: 'lina.new', email: 'lina.new@example.com', is_verified: false });
    const me = await courses.anonymous.as(token).get('/api/users/auth/me');
    expect(me.body.data).toEqual(user);
    const link = lastToken('lina.new@example.com');
    courses.service.clock.set('2026-05-10T12:00:00.001Z');
    expect((await verify(link)).status).toBe(400);
    courses.service.clock.set('2026-05-10T12:00:00Z');
    expect((await verify(link)).body.data).toEqual({ verified: true });
    expect((await verify(link)).status).toBe(400);
    const after = await courses.anonymous.as(token).get('/api/students/auth/me');
    expect(after.body.data.is_verified).toBe(true);
  });

  it('by the second routes makes the same account, and no mail', async () => {
    const body = someone();
    const answer = await courses.visitor().post('/api/students/auth/register', body);
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body.data as object)).toEqual(['token', 'user']);
    await courses.service.doJobs();
    expect(mailsTo(body.email)).toEqual([]);
    expect((await signIn(body.email)).status).toBe(200);
    expect((await signIn(body.email, PASSWORD, 'students')).status).toBe(200);
  });

  it('stands when the mail server fails, and says that no mail left', async () => {
    // What the mail server does is the only thing here that cannot be real.
    jest
      .spyOn(courses.service.get(Mail) as unknown as { deliver: () => Promise<void> }, 'deliver')
      .mockRejectedValue(new Error('refused'));
    const body = someone();
    const answer = await register(body);
    expect([answer.status, answer.body.data.verification_email_sent]).toEqual([201, false]);
    expect((await signIn(body.email)).status).toBe(200);
  });

  it('says that nothing left where no mail can', async () => {
    jest.spyOn(courses.service.get(Mail), 'canSend', 'get').mockReturnValue(false);
    expect((await register(someone())).body.data.verification_email_sent).toBe(false);
  });

  it.each([
    ['password', { password: 'seven77' }],
    ['email', { email: 'nobody' }],
    ['first_name', { first_name: ' ' }],
    ['is_verified', { is_verified: true }],
  ])('refuses a wrong %s', async (field, values) => {
    const refused = await register(someone(values));
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([400, [field]]);
    expect(refused.body.message).toBe(refused.body.errors[field][0]);
  });

  it('gives one of many parallel registrations the address', async () => {
    const body = someone();
    expect(statuses(await race(8, () => register(body)))).toEqual({ 201: 1, 409: 7 });
    expect((await register({ ...body, email: body.email.toUpperCase() })).body.errors.email).toHaveLength(1);
  });

  it('never gives a username that an address of the service means', async () => {
    for (const word of ['search', 'dashboard', 'profile', 'deleted']) {
      const { user } = (await register(someone({ email: `${word}@example.com` }))).body.data;
      expect(user.username).toBe(`${word}2`);
    }
  });
});

describe('signing in', () => {
  it('answers alike for an unknown, a deleted and an unconfirmed address', async () => {
    const unconfirmed = await makeStudent(courses.service.db, { isVerified: false });
    const deleted = await makeStudent(courses.service.db, { deletedAt: new Date() });
    const bodies = await Promise.all(
      [unconfirmed.email, deleted.email, 'nobody@example.com'].map(async email => {
        const { status, body } = await signIn(email, 'wrong-password');
        return { status, body };
      }),
    );
    expect(bodies[0]!.status).toBe(401);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
    expect((await signIn(deleted.email)).body).toEqual(bodies[0]!.body);
    expect((await signIn(` ${unconfirmed.email.toUpperCase()}`)).status).toBe(200);
  });

  it('is limited by route: the eleventh attempt of a minute waits, registering does not', async () => {
    const visitor = courses.visitor();
    const { email } = await makeStudent(courses.service.db);
    const attempt = (set: string) => visitor.post(`/api/${set}/auth/login`, { email, password: PASSWORD });
    expect(statuses(await race(11, () => attempt('users')))).toEqual({ 200: 10, 429: 1 });
    expect((await attempt('users')).headers['retry-after']).toMatch(/^\d+$/);
    expect((await attempt('students')).status).toBe(200);
    expect((await visitor.post('/api/users/auth/register', someone())).status).toBe(201);
    expect((await visitor.post('/api/users/auth/forgot-password', { email })).status).toBe(201);
  });

  it('signs out without revoking anything', async () => {
    const student = await courses.student();
    expect((await student.post('/api/users/auth/logout')).status).toBe(201);
    expect((await student.get('/api/users/auth/me')).status).toBe(200);
  });

  it('keeps the tokens of students and staff apart, whatever their ids', async () => {
    const student = await courses.student(await makeStudent(courses.service.db, { id: 2_000_000_000 }));
    const codeOf = async ({ get }: Actor, path: string) => {
      const { status, body } = await get(path);
      return [status, body.code];
    };
    const { username } = await makeStudent(courses.service.db);
    for (const path of ['/api/users', `/api/users/${username}`, '/api/admins', '/api/auth/me', '/api/orders/7'])
      expect(await codeOf(student, path)).toEqual([401, 'wrong_audience']);
    for (const path of ['/api/users/auth/me', '/api/users/profile', '/api/users/quizzes/7'])
      expect(await codeOf(courses.owner, path)).toEqual([401, 'wrong_audience']);
    await courses.service.db.rows('UPDATE student SET token_version = token_version + 1 WHERE id = $1', [student.id]);
    expect(await codeOf(student, '/api/admins')).toEqual([401, 'sign_in_required']);
  });

  it('answer 404 to an address that leads nowhere, whatever the token', async () => {
    const student = await courses.student();
    for (const caller of [courses.anonymous, student, courses.owner])
      for (const path of ['/api/users/favourites/all', '/api/favourites'])
        expect((await caller.get(path)).status).toBe(404);
    for (const path of ['/api/users/favourites', '/api/orders/all', '/api/users/favourites/make-verified'])
      expect((await student.send(path.endsWith('d') ? 'POST' : 'GET', path)).status).toBe(404);
    expect((await courses.owner.get('/api/users/quizzes/all')).status).toBe(404);
    expect((await courses.anonymous.get('/api/users/favourites')).status).toBe(401);
  });

  it('let no student guess usernames without end', async () => {
    const student = (await courses.student()).with({ 'X-Forwarded-For': '198.51.100.9' });
    const { username } = await makeStudent(courses.service.db);
    await spend(courses.service, 'misses', '198.51.100.9', 119);
    const statusOf = async (name: string) => (await student.get(`/api/users/${name}`)).status;
    const statuses = [await statusOf(username), await statusOf('nobody'), await statusOf(username)];
    expect(statuses).toEqual([401, 404, 404]);
  });
});

describe('links', () => {
  it('are asked for with the same answer whoever has the address', async () => {
    const { email } = await makeStudent(courses.service.db, { isVerified: false });
    for (const route of ['resend', 'forgot-password']) {
      const known = await ask(route, email);
      const unknown = await ask(route, 'nobody@example.com');
      expect([known.status, known.text]).toEqual([201, unknown.text]);
    }
    expect(mailsTo(email)).toHaveLength(2);
    expect(mailsTo('nobody@example.com')).toEqual([]);
  });

  it('give way to a newer one, and serve what they were mailed for alone', async () => {
    const { email } = await makeStudent(courses.service.db, { isVerified: false });
    await ask('resend', email);
    const first = lastToken(email);
    await ask('resend', email);
    expect((await verify(first)).status).toBe(400);
    await ask('forgot-password', email);
    expect((await verify(lastToken(email))).status).toBe(400);
  });

  it('set a new password for one hour, once, and end the tokens given before', async () => {
    courses.service.clock.set('2026-06-01T08:00:00Z');
    const student = await courses.student();
    await ask('forgot-password', student.email);
    const token = lastToken(student.email);
    const reset = (set: string) =>
      courses.visitor().post(`/api/${set}/auth/reset-password`, { token, password: 'another-horse-9' });
    courses.service.clock.set('2026-06-01T09:00:00.001Z');
    expect((await reset('users')).status).toBe(400);
    courses.service.clock.set('2026-06-01T09:00:00Z');
    const answers = await race(4, index => reset(index % 2 ? 'users' : 'students'));
    expect(statuses(answers)).toEqual({ 201: 1, 400: 3 });
    expect((await student.get('/api/users/auth/me')).status).toBe(401);
    expect((await signIn(student.email, 'another-horse-9')).status).toBe(200);
  });
});

describe('the own profile', () => {
  it('is read and changed by both route sets', async () => {
    const student = await courses.student();
    const changed = await student.patch('/api/users/profile', { first_name: 'Maha', phone: null });
    expect(changed.body.data).toMatchObject({ first_name: 'Maha', phone: null, is_verified: true });
    const moved = await student.patch('/api/students/auth/me', {
      email: `moved-${student.email}`,
      current_password: PASSWORD,
    });
    expect(moved.body.data).toMatchObject({ email: `moved-${student.email}`, is_verified: false });
    expect((await student.get('/api/users/profile')).body.data).toEqual(moved.body.data);
    const { email } = await makeStudent(courses.service.db);
    expect((await student.patch('/api/users/profile', { email, current_password: PASSWORD })).status).toBe(409);
    expect((await student.patch('/api/users/profile', { username: 'other' })).body.errors.username).toHaveLength(1);
  });

  it.each<[string, (student: Actor, email: string) => Promise<unknown>]>([
    ['by the student', (student, email) => student.patch('/api/users/profile', { email, current_password: PASSWORD })],
    [
      'by the second routes',
      (student, email) => student.patch('/api/students/auth/me', { email, current_password: PASSWORD }),
    ],
    ['by staff', async (student, email) => courses.owner.patch(`/api/users/${await usernameOf(student)}`, { email })],
  ])('mails a link to a new address that is changed %s', async (_, change) => {
    const student = await courses.student();
    const email = `new-${student.email}`;
    await change(student, email.toUpperCase());
    await courses.service.doJobs();
    expect(mailsTo(email)).toHaveLength(1);
    const first = lastToken(email);
    await change(student, email);
    await change(student, `newer-${student.email}`);
    await courses.service.doJobs();
    expect(mailsTo(email)).toHaveLength(2); // the notice of the second change
    expect((await verify(first)).status).toBe(400);
    expect((await verify(lastToken(`newer-${student.email}`))).body.data).toEqual({ verified: true });
    expect((await student.get('/api/users/profile')).body.data.is_verified).toBe(true);
  });

  it('mails five links to new addresses in an hour', async () => {
    const student = await courses.student();
    const addresses = Array.from({ length: 7 }, (_, at) => `move-${at}-${student.email}`);
    const elsewhere = student.with({ 'X-Forwarded-For': '198.51.100.7' });
    for (const email of addresses) {
      const { body } = await elsewhere.patch('/api/users/profile', { email, current_password: PASSWORD });
      expect(body.data).toMatchObject({ email });
      // A link to an address that has changed again is not sent.
      await courses.service.doJobs();
    }
    const links = addresses.flatMap(mailsTo).filter(({ text }) => text.includes('/verify-email'));
    expect(links).toHaveLength(5);
  });

  it.each(['/api/users/profile/password', '/api/students/auth/me/password'])(
    'takes a new password at %s and ends older tokens',
    async path => {
      const student = await courses.student();
      const wrong = await student.patch(path, { current_password: 'wrong', new_password: 'another-horse-9' });
      expect([wrong.status, Object.keys(wrong.body.errors as object)]).toEqual([400, ['current_password']]);
      const answer = await student.patch(path, { current_password: PASSWORD, new_password: 'another-horse-9' });
      expect(answer.status).toBe(200);
      expect((await student.get('/api/users/profile')).status).toBe(401);
      const renewed = courses.anonymous.as(answer.body.data.token as string);
      expect((await renewed.get('/api/users/profile')).body.data.email).toBe(student.email);
    },
  );
});
