import { Mail } from '#mail/mail';
import { race, statuses } from '../harness/race';
import { type Actor, type Courses, idsIn, startCourses } from './courses';
import { makeCourse, makeEnrollment, makeInstructor, makeStudent, PASSWORD } from './factories';

let courses: Courses;
beforeAll(async () => {
  courses = await startCourses();
});
afterAll(() => courses?.service.close());
afterEach(() => jest.restoreAllMocks());

const student = (values: Parameters<typeof makeStudent>[1] = {}) => makeStudent(courses.service.db, values);
const list = (query = '', caller: Actor = courses.owner) => caller.get(`/api/users?${query}`);

describe('access', () => {
  it.each([
    ['GET /api/users', 'students.view'],
    ['GET /api/users/statistic', 'students.view'],
    ['GET /api/users/nobody', 'students.view'],
    ['POST /api/users', 'students.create'],
    ['PATCH /api/users/nobody', 'students.update'],
    ['PATCH /api/users/nobody/change-password', 'students.update'],
    ['POST /api/users/nobody/resend-verification-email', 'students.update'],
    ['POST /api/users/nobody/make-verified', 'students.verify'],
    ['POST /api/users/nobody/make-unverified', 'students.verify'],
    ['DELETE /api/users/nobody', 'students.delete'],
    ['GET /api/users/deleted', 'students.restore'],
    ['GET /api/users/deleted/nobody', 'students.delete'],
    ['POST /api/users/deleted/nobody/restore', 'students.restore'],
  ])('%s asks for %s', async (route, permission) => {
    const [method = '', path = ''] = route.split(' ');
    const call = async (caller: Pick<Actor, 'send'>) =>
      (await caller.send(method, path, method === 'GET' ? undefined : {})).status;
    expect(await call(courses.anonymous)).toBe(401);
    expect(await call(await courses.member({ permissions: ['courses.view'] }))).toBe(403);
    expect([200, 400, 404]).toContain(await call(await courses.member({ permissions: [permission] })));
  });
});

describe('the list of students', () => {
  beforeAll(() => courses.empty());

  it('is filtered by everything that is known of them', async () => {
    const sara = await student({
      username: 'sara',
      firstName: 'Sara',
      lastName: 'Haddad',
      email: 'sara@school.example',
      phone: '+966 50 555 0142',
      countryId: 682,
      searchText: 'sara haddad sara@school.example +966 50 555 0142 966505550142',
      createdAt: new Date('2026-03-10T12:00:00Z'),
    });
    const omar = await student({
      username: 'omar',
      firstName: 'Omar',
      email: 'omar@school.example',
      isVerified: false,
      createdAt: new Date('2026-04-10T12:00:00Z'),
    });
    const found = async (query: string) => idsIn(await list(query));
    expect(await found('')).toEqual([omar.id, sara.id]);
    for (const query of [
      'search=HADDAD',
      'email=sara@',
      'phone=5550142',
      'country_id=682',
      'username=sar',
      'first_name=sara',
      'last_name=hadd',
      'to_date=2026-03-10',
      'verified=true',
      'sort=username&order=desc&page_count=1',
    ])
      expect([query, await found(query)]).toEqual([query, [sara.id]]);
    for (const query of ['from_date=2026-03-11', 'verified=false', 'sort=username&page_count=1'])
      expect([query, await found(query)]).toEqual([query, [omar.id]]);
    expect(await found('sort=shoe_size&country_id=')).toEqual([omar.id, sara.id]);
    for (const query of ['verified=perhaps', 'country_id=x', 'from_date=yesterday'])
      expect((await list(query)).status).toBe(400);
    expect((await list('page=0&page_count=1000')).body.data).toMatchObject({ page: 1, limit: 100, total: 2 });
    expect((await list('page=9')).body.data).toMatchObject({ data: [], page: 9, limit: 15, total: 2, totalPages: 1 });
  });

  it('is counted', async () => {
    await student({ deletedAt: new Date() });
    const { data } = (await courses.owner.get('/api/users/statistic')).body;
    expect(data).toMatchObject({ total: 2, verified: 1, unverified: 1, deleted: 1 });
  });
});

describe('one student', () => {
  it('is added with a username of the address, changed, and given a password', async () => {
    const body = { first_name: 'Huda', last_name: 'Zaki', email: 'huda@school.example', password: PASSWORD };
    const added = await courses.owner.post('/api/users', { ...body, country_id: 682 });
    expect([added.status, added.body.data.username, added.body.data.country_id]).toEqual([201, 'huda', 682]);
    expect((await courses.owner.post('/api/users', { ...body, username: 'huda2' })).status).toBe(409);
    const nowhere = { ...body, email: 'no@school.example', country_id: 999_998 };
    expect((await courses.owner.post('/api/users', nowhere)).body.errors).toHaveProperty('country_id');
    const reserved = { ...body, email: 'other@school.example', username: 'statistic' };
    expect((await courses.owner.post('/api/users', reserved)).status).toBe(409);
    const changed = await courses.owner.patch('/api/users/HUDA', { username: 'huda.zaki', phone: '+966 11 555 0100' });
    expect(changed.body.data).toMatchObject({ username: 'huda.zaki', phone: '+966 11 555 0100' });
    const password = 'another-horse-9';
    expect((await courses.owner.patch('/api/users/huda.zaki/change-password', { password })).status).toBe(200);
    const signedIn = await courses.visitor().post('/api/users/auth/login', { email: body.email, password });
    expect(signedIn.status).toBe(200);
  });

  it('is marked as confirmed or not', async () => {
    const { username } = await student({ isVerified: false });
    const mark = (how: string) => courses.owner.post(`/api/users/${username}/make-${how}`);
    expect((await mark('verified')).body.data.is_verified).toBe(true);
    expect((await mark('unverified')).body.data.is_verified).toBe(false);
  });

  it('is mailed the link again, unless that is of no use or too often', async () => {
    const { username, email } = await student({ isVerified: false });
    const resend = (name = username) => courses.owner.post(`/api/users/${name}/resend-verification-email`);
    expect((await resend()).body.data).toEqual({ sent: false, simulated: true });
    expect(courses.service.mailbox.list().filter(mail => mail.to === email)).toHaveLength(1);
    const leaves = jest.spyOn(courses.service.get(Mail), 'canSend', 'get').mockReturnValue(false);
    expect((await resend()).body.data).toEqual({ sent: false, simulated: true });
    leaves.mockRestore();
    jest.spyOn(courses.service.get(Mail), 'sendNow').mockRejectedValue(new Error('refused'));
    expect((await resend()).status).toBe(503);
    jest.restoreAllMocks();
    expect(statuses(await race(5, () => resend()))).toEqual({ 201: 3, 429: 2 });
    expect((await resend((await student()).username)).status).toBe(409);
  });

  it('ends with its tokens when deleted, and comes back unless the address was taken', async () => {
    const stored = await student();
    const actor = await courses.student(stored);
    expect((await actor.get('/api/users/profile')).status).toBe(200);
    expect((await courses.owner.delete(`/api/users/${stored.username}`)).status).toBe(200);
    expect((await actor.get('/api/users/profile')).status).toBe(401);
    expect((await courses.owner.get(`/api/users/${stored.username}`)).status).toBe(404);
    const shown = await courses.owner.get(`/api/users/deleted/${stored.username}`);
    expect(shown.body.data.deleted_at).toMatch(/Z$/);
    expect(idsIn(await courses.owner.get('/api/users/deleted'))).toContain(stored.id);
    const other = await student({ email: stored.email });
    const restore = () => courses.owner.post(`/api/users/deleted/${stored.username}/restore`);
    expect((await restore()).status).toBe(409);
    await courses.owner.delete(`/api/users/${other.username}`);
    expect((await restore()).body.data).toMatchObject({ id: stored.id, deleted_at: null });
    expect((await restore()).status).toBe(404);
  });
});

describe('staff linked to an instructor', () => {
  it('sees and touches the students of own courses alone', async () => {
    const { db } = courses.service;
    const { id: instructorId } = await makeInstructor(db);
    const all = ['view', 'create', 'update', 'delete', 'restore', 'verify'].map(action => `students.${action}`);
    const linked = await courses.member({ permissions: all, instructorId });
    const [mine, theirs] = [await makeCourse(db, { instructorId }), await makeCourse(db)];
    const [own, foreign, left] = [await student(), await student(), await student()];
    await makeEnrollment(db, own, mine);
    await makeEnrollment(db, own, theirs);
    await makeEnrollment(db, foreign, theirs);
    await makeEnrollment(db, left, mine, { status: 'cancelled' });
    const page = await list('', linked);
    expect([idsIn(page), page.body.data.total]).toEqual([[own.id], 1]);
    expect(page.body.data.data[0].enrollments_count).toBe(1);
    expect(idsIn(await list(`search=${foreign.email}`, linked))).toEqual([]);
    expect((await linked.get('/api/users/statistic')).body.data).toMatchObject({ total: 1, verified: 1 });
    expect((await linked.get(`/api/users/${own.username}`)).status).toBe(200);
    for (const { username } of [foreign, left])
      for (const [method, path, body] of [
        ['GET', `/api/users/${username}`],
        ['PATCH', `/api/users/${username}`, { first_name: 'Other' }],
        ['PATCH', `/api/users/${username}/change-password`, { password: 'another-horse-9' }],
        ['POST', `/api/users/${username}/resend-verification-email`],
        ['POST', `/api/users/${username}/make-unverified`],
        ['DELETE', `/api/users/${username}`],
      ] as const)
        expect([path, (await linked.send(method, path, body)).status]).toEqual([path, 403]);
    const body = { first_name: 'A', last_name: 'B', email: 'a.b@school.example', password: PASSWORD };
    expect((await linked.post('/api/users', body)).status).toBe(403);
    expect((await courses.owner.delete(`/api/users/${foreign.username}`)).status).toBe(200);
    expect((await linked.get(`/api/users/deleted/${foreign.username}`)).status).toBe(403);
    expect((await linked.post(`/api/users/deleted/${foreign.username}/restore`)).status).toBe(403);
    expect(idsIn(await linked.get('/api/users/deleted'))).toEqual([]);
    expect((await linked.patch(`/api/users/${own.username}`, { first_name: 'Own' })).status).toBe(200);
  });
});
