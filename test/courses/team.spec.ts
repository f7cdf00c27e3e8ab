import { type Courses, startCourses } from './courses';
import { makeInstructor, PASSWORD } from './factories';

describe('the team of the school', () => {
  let courses: Courses;

  beforeAll(async () => {
    courses = await startCourses({ RATE_LIMIT_LOGIN: '' });
  });
  afterAll(() => courses.service.close());

  it('signs in with roles, permissions and the instructor it is linked to', async () => {
    const { id: instructorId } = await makeInstructor(courses.service.db);
    const { email } = await courses.member({ role: 'Instructor', instructorId });
    const answer = await courses.visitor().post('/api/auth/login', { email, password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ token_type: 'Bearer', expires_in: '7d', admin: { email } });
    expect(answer.body.data.admin.instructor_id).toBe(instructorId);
    expect(answer.body.data.admin.permissions).toContain('curriculum.edit');
    expect(answer.body.data.admin.permissions).not.toContain('courses.delete');
  });

  it('is linked to instructors that there are', async () => {
    const { id: instructorId } = await makeInstructor(courses.service.db);
    const body = {
      first_name: 'Sara',
      last_name: 'Najjar',
      email: 'sara@example.com',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    };
    const refused = await courses.owner.post('/api/admins', { ...body, instructor_id: 999_999 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['instructor_id']]);
    const added = await courses.owner.post('/api/admins', { ...body, instructor_id: instructorId });
    expect([added.status, added.body.data.instructor_id]).toEqual([201, instructorId]);
  });

  it('tells the first problem of a body as the message', async () => {
    const answer = await courses.owner.post('/api/roles', { name: 7 });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(answer.body.errors.name[0]);
  });

  it('may do what its seeded roles say', async () => {
    const held = async (role: string) => {
      const member = await courses.member({ role: role as 'Admin' });
      return new Set((await member.get('/api/auth/me')).body.data.permissions as string[]);
    };
    const all = await held('Super Admin');
    expect(all.size).toBe(64);
    const lacking = async (role: string) => {
      const permissions = await held(role);
      return [...all].filter(name => !permissions.has(name)).sort();
    };
    expect(await lacking('Super Admin')).toEqual([]);
    expect(await lacking('Admin')).toEqual(
      [...all].filter(name => /^(roles|admins)\./.test(name) || name === 'settings.edit').sort(),
    );
    expect([...(await held('Viewer'))].sort()).toEqual([...all].filter(name => name.endsWith('.view')).sort());
    const manager = await held('Manager');
    expect([...manager].filter(name => name.endsWith('.delete'))).toEqual([]);
    for (const name of ['courses.create', 'orders.edit', 'enrollments.create', 'students.view', 'reviews.edit'])
      expect([name, manager.has(name)]).toEqual([name, true]);
    expect([...(await held('Editor'))].sort()).toEqual(
      [
        ...[...all].filter(name => name.startsWith('blog.')),
        'reviews.view',
        'reviews.edit',
        'categories.view',
        'courses.view',
        'instructors.view',
      ].sort(),
    );
  });

  it('has lists of fifteen rows, and of ten accounts', async () => {
    for (const [path, limit] of [
      ['/api/admins', 10],
      ['/api/roles?page=1', 15],
      ['/api/settings', 15],
      ['/api/courses', 15],
    ])
      expect([path, (await courses.owner.get(path as string)).body.data.limit]).toEqual([path, limit]);
  });

  it('tries ten passwords a minute from one address, right ones counted too', async () => {
    const { email } = await courses.member({ role: 'Viewer' });
    const visitor = courses.visitor();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const password = attempt % 2 === 0 ? PASSWORD : 'wrong-horse-9';
      expect((await visitor.post('/api/auth/login', { email, password })).status).toBe(attempt % 2 === 0 ? 200 : 401);
    }
    const refused = await visitor.post('/api/auth/login', { email, password: PASSWORD });
    expect([refused.status, /^[1-9]\d*$/.test(refused.headers['retry-after'] ?? '')]).toEqual([429, true]);
  });

  it('has settings that staff change within their rules', async () => {
    const change = async (key: string, value: unknown) =>
      (await courses.owner.patch(`/api/settings/${key}`, { value })).status;
    expect(await change('courses_per_page', 24)).toBe(200);
    expect(await change('courses_per_page', 0)).toBe(400);
    expect(await change('timezone', 'Mars/Crater')).toBe(400);
    expect(await change('currency', 'usd')).toBe(400);
    const spoke = { key: 'progress', label: { en: 'Progress', ar: 'التقدّم' }, measure: 'progress' };
    expect(await change('dashboard_radar_metrics', [spoke])).toBe(200);
    for (const wrong of [[spoke, spoke], [{ ...spoke, measure: 'luck' }], [{ key: 'x' }], {}])
      expect([wrong, await change('dashboard_radar_metrics', wrong)]).toEqual([wrong, 400]);
  });

  it('has the six seeded roles', async () => {
    const answer = await courses.owner.get('/api/roles/select');
    expect(answer.body.data.map((role: { name: string }) => role.name).sort()).toEqual(
      ['Admin', 'Editor', 'Instructor', 'Manager', 'Super Admin', 'Viewer'].sort(),
    );
  });
});
