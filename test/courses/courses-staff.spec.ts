import { type Courses, idsIn, startCourses } from './courses';
import { makeCategory, makeCourse, makeInstructor } from './factories';

const title = { en: 'TypeScript from scratch', ar: 'تايب سكريبت من الصفر' };
const body = (values: object = {}) => ({ title, type: 'recorded', price: 49.9, ...values });

describe('courses on the dashboard', () => {
  let courses: Courses;

  beforeAll(async () => {
    courses = await startCourses();
  });
  afterAll(() => courses.service.close());
  beforeEach(() => courses.empty());

  const db = () => courses.service.db;

  it('begin as drafts with a slug and a code of their own', async () => {
    const first = await courses.owner.post('/api/courses', body());
    const second = await courses.owner.post('/api/courses', body({ discount_percentage: 15 }));
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.data).toMatchObject({ status: 'draft', slug: 'typescript-from-scratch', price: 49.9, title });
    expect(first.body.data.code).toMatch(/^CRS-\d+$/);
    expect(second.body.data).toMatchObject({ slug: 'typescript-from-scratch-2', final_price: 42.42 });
    expect(second.body.data.code).not.toBe(first.body.data.code);
    expect((await courses.anonymous.get('/api/users/courses/typescript-from-scratch')).status).toBe(404);
  });

  it('refuse what they cannot be', async () => {
    const { id } = await makeCourse(db(), { slug: 'taken' });
    expect((await courses.owner.post('/api/courses', body({ slug: 'taken' }))).status).toBe(409);
    expect((await courses.owner.patch(`/api/courses/${id}`, { slug: 'categories' })).status).toBe(409);
    const fields = async (values: object) => {
      const { status, body: failure } = await courses.owner.post('/api/courses', body(values));
      return [status, Object.keys(failure.errors)];
    };
    expect(await fields({ price: -1 })).toEqual([400, ['price']]);
    expect(await fields({ price: '5' })).toEqual([400, ['price']]);
    expect(await fields({ discount_percentage: 101 })).toEqual([400, ['discount_percentage']]);
    expect(await fields({ type: 'evening' })).toEqual([400, ['type']]);
    expect(await fields({ category_id: 999_999 })).toEqual([400, ['category_id']]);
    expect(await fields({ instructor_id: 999_999 })).toEqual([400, ['instructor_id']]);
    expect(await fields({ cover_url: 'javascript:alert(1)' })).toEqual([400, ['cover_url']]);
    expect(await fields({ rating: 5 })).toEqual([400, ['rating']]);
    expect(await fields({ outcomes: [{ en: 'Read types' }] })).toEqual([400, ['outcomes.0.ar']]);
  });

  it('are published once, and what is left out of a change stays', async () => {
    const category = await makeCategory(db());
    const { body: made } = await courses.owner.post(
      '/api/courses',
      body({ category_id: category.id, outcomes: [title], summary: 'A line' }),
    );
    const path = `/api/courses/${made.data.id}`;
    const published = await courses.owner.patch(path, { status: 'published' });
    expect(published.body.data).toMatchObject({
      status: 'published',
      category_id: category.id,
      outcomes: [title],
      summary: { en: 'A line', ar: 'A line' },
    });
    const { published_at, updated_at } = published.body.data;
    expect((await courses.owner.patch(path, { status: 'published' })).body.data.updated_at).toBe(updated_at);
    await courses.owner.patch(path, { status: 'draft' });
    const again = await courses.owner.patch(path, { status: 'published', category_id: null });
    expect(again.body.data).toMatchObject({ published_at, category: null });
    expect((await courses.anonymous.get(`/api/users/courses/${made.data.slug}`)).status).toBe(200);
  });

  it('are found by words, kind, state and whose they are', async () => {
    const instructor = await makeInstructor(db());
    const draft = await makeCourse(db(), { title, status: 'draft', instructorId: instructor.id, isFeatured: true });
    const live = await makeCourse(db(), { type: 'live', isPublic: false });
    const found = async (query: string) => idsIn(await courses.owner.get(`/api/courses?${query}`));
    expect(await found('')).toEqual([live.id, draft.id]);
    for (const query of [
      'search=typescript',
      `search=${draft.code}`,
      'status=draft',
      'type=recorded',
      'is_featured=true',
      'is_public=true',
      `instructor_id=${instructor.id}`,
    ])
      expect([query, await found(query)]).toEqual([query, [draft.id]]);
    expect(await found('sort=title&order=desc')).toEqual([draft.id, live.id]);
    expect((await courses.owner.get('/api/courses?status=gone')).status).toBe(400);
    expect((await courses.owner.get(`/api/courses/slug/${draft.slug}`)).body.data.id).toBe(draft.id);
    expect((await courses.owner.get('/api/courses/statistic')).body.data).toMatchObject({
      total: 2,
      draft: 1,
      published: 1,
      live: 1,
      public: 0,
      deleted: 0,
    });
  });

  it('go and come back', async () => {
    const { id, slug } = await makeCourse(db());
    expect((await courses.owner.delete(`/api/courses/${id}`)).status).toBe(200);
    expect((await courses.owner.delete(`/api/courses/${id}`)).status).toBe(404);
    expect((await courses.owner.get(`/api/courses/${id}`)).status).toBe(404);
    expect((await courses.owner.patch(`/api/courses/${id}`, { price: 1 })).status).toBe(404);
    expect(idsIn(await courses.owner.get('/api/courses/deleted'))).toEqual([id]);
    expect((await courses.owner.post(`/api/courses/deleted/${id}/restore`)).status).toBe(201);
    expect((await courses.anonymous.get(`/api/users/courses/${slug}`)).status).toBe(200);
  });

  it('have instructors with a username of their own, who can go and come back', async () => {
    const name = { en: 'Layla Mansour', ar: 'ليلى منصور' };
    const first = await courses.owner.post('/api/instructors', { name, specialty: 'Design' });
    const second = await courses.owner.post('/api/instructors', { name, email: 'Layla@Example.com' });
    expect([first.status, first.body.data.username, second.body.data.username]).toEqual([
      201,
      'layla-mansour',
      'layla-mansour-2',
    ]);
    expect(second.body.data.email).toBe('layla@example.com');
    expect((await courses.owner.post('/api/instructors', { name, username: 'deleted' })).status).toBe(409);
    const path = `/api/instructors/${second.body.data.id}`;
    const clash = await courses.owner.patch(path, { username: 'layla-mansour' });
    expect([clash.status, clash.body.errors.username]).toEqual([409, [expect.any(String)]]);
    expect((await courses.owner.patch(path, { status: 'inactive' })).body.data.status).toBe('inactive');
    expect(idsIn(await courses.owner.get('/api/instructors?status=inactive'))).toEqual([second.body.data.id]);
    expect(idsIn(await courses.owner.get('/api/instructors?search=layla&specialty=design'))).toEqual([
      first.body.data.id,
    ]);
    const course = await makeCourse(db(), { instructorId: second.body.data.id });
    expect((await courses.owner.delete(path)).status).toBe(200);
    expect(idsIn(await courses.owner.get('/api/instructors/deleted'))).toEqual([second.body.data.id]);
    expect((await courses.anonymous.get(`/api/users/courses/${course.slug}`)).body.data.instructor).toBeNull();
    expect((await courses.owner.post(`/api/instructors/deleted/${second.body.data.id}/restore`)).status).toBe(201);
    const { total, active, inactive, deleted } = (await courses.owner.get('/api/instructors/statistic')).body.data;
    expect([total, active, inactive, deleted]).toEqual([2, 1, 1, 0]);
  });
});
