import { type Courses, startCourses } from './courses';
import { makeInstructor, PASSWORD } from './factories';

describe('the team of the school', () => {
  let courses: Courses;

  beforeAll(async () => {
    courses = await startCourses();
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

  it('has the six seeded roles', async () => {
    const answer = await courses.owner.get('/api/roles/select');
    expect(answer.body.data.map((role: { name: string }) => role.name).sort()).toEqual(
      ['Admin', 'Editor', 'Instructor', 'Manager', 'Super Admin', 'Viewer'].sort(),
    );
  });
});
