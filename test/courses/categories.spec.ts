import { type Courses, idsIn, startCourses } from './courses';
import { makeCategory, makeCourse } from './factories';

const name = { en: 'Web development', ar: 'تطوير الويب' };

describe('the categories', () => {
  let courses: Courses;

  beforeAll(async () => {
    courses = await startCourses();
  });
  afterAll(() => courses.service.close());
  beforeEach(() => courses.empty());

  const db = () => courses.service.db;

  it('keep their curated order, and sort otherwise when asked', async () => {
    const last = await makeCategory(db(), { position: 9, name: { en: 'Arts', ar: 'فنون' } });
    const first = await makeCategory(db(), { position: 1, name: { en: 'Zoology', ar: 'أحياء' } });
    const listed = await courses.anonymous.get('/api/categories');
    expect(idsIn(listed)).toEqual([first.id, last.id]);
    expect(listed.body.data).toMatchObject({ page: 1, limit: 15, total: 2, totalPages: 1 });
    expect(idsIn(await courses.anonymous.get('/api/categories?sort=name&order=asc'))).toEqual([last.id, first.id]);
    expect(idsIn(await courses.anonymous.get('/api/categories?sort=nonsense'))).toEqual([first.id, last.id]);
  });

  it('are found by words, state, parent and whether they hold a course', async () => {
    const parent = await makeCategory(db(), { name });
    const child = await makeCategory(db(), { parentId: parent.id, isActive: false });
    await makeCourse(db(), { categoryId: child.id });
    const found = async (query: string) => idsIn(await courses.anonymous.get(`/api/categories?${query}`));
    expect(await found('search=develop')).toEqual([parent.id]);
    expect(await found('is_active=false')).toEqual([child.id]);
    expect(await found(`parent_id=${parent.id}`)).toEqual([child.id]);
    expect(await found('has_courses=true')).toEqual([child.id]);
    expect(await found('has_courses=false')).toEqual([parent.id]);
    expect(idsIn(await courses.anonymous.get('/api/categories/roots'))).toEqual([parent.id]);
    expect((await courses.anonymous.get(`/api/categories/slug/${parent.slug}`)).body.data.id).toBe(parent.id);
    expect((await courses.anonymous.get('/api/categories?parent_id=x')).status).toBe(400);
  });

  it('get a slug of their own, and are found by it', async () => {
    const first = await courses.owner.post('/api/categories', { name });
    const second = await courses.owner.post('/api/categories', { name });
    expect([first.status, first.body.data.slug, second.body.data.slug]).toEqual([
      201,
      'web-development',
      'web-development-2',
    ]);
    expect(second.body.data.position).toBe(first.body.data.position + 1);
    expect((await courses.owner.post('/api/categories', { name, slug: 'web-development' })).status).toBe(409);
    expect((await courses.owner.post('/api/categories', { name, slug: 'statistic' })).status).toBe(409);
    expect(idsIn(await courses.anonymous.get('/api/categories?search=web-development-2'))).toEqual([
      second.body.data.id,
    ]);
    const refused = await courses.owner.post('/api/categories', { name: { en: '' }, colour: 'red' });
    expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([400, ['colour', 'name.ar', 'name.en']]);
  });

  it('stay a tree', async () => {
    const top = await makeCategory(db());
    const middle = await makeCategory(db(), { parentId: top.id });
    const below = await makeCategory(db(), { parentId: middle.id });
    const refused = await courses.owner.patch(`/api/categories/${top.id}`, { parent_id: below.id });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['parent_id']]);
    const crossing = await Promise.all([
      courses.owner.patch(`/api/categories/${below.id}`, { parent_id: null }),
      courses.owner.patch(`/api/categories/${top.id}`, { parent_id: below.id }),
    ]);
    expect(crossing[0].status).toBe(200);
    const { body } = await courses.anonymous.get('/api/categories');
    const parents = new Map(
      (body.data.data as { id: number; parent_id: number }[]).map(row => [row.id, row.parent_id]),
    );
    for (const id of parents.keys()) {
      const way = [id];
      for (let above = parents.get(id); above; above = parents.get(above)) {
        expect(way).not.toContain(above);
        way.push(above);
      }
    }
  });

  it('go and come back; their courses stay, without a category meanwhile', async () => {
    const parent = await makeCategory(db());
    const child = await makeCategory(db(), { parentId: parent.id });
    const course = await makeCourse(db(), { categoryId: child.id });
    expect((await courses.owner.delete(`/api/categories/${parent.id}`)).status).toBe(409);
    expect((await courses.owner.delete(`/api/categories/${child.id}`)).status).toBe(200);
    expect((await courses.anonymous.get(`/api/categories/${child.id}`)).status).toBe(404);
    expect((await courses.anonymous.get(`/api/users/courses/${course.slug}`)).body.data.category).toBeNull();
    expect(idsIn(await courses.owner.get('/api/categories/deleted'))).toEqual([child.id]);
    expect((await courses.owner.get('/api/categories/statistic')).body.data).toEqual({
      total: 1,
      active: 1,
      hidden: 0,
      roots: 1,
      with_courses: 0,
      deleted: 1,
    });
    expect((await courses.owner.delete(`/api/categories/${parent.id}`)).status).toBe(200);
    expect((await courses.owner.post(`/api/categories/deleted/${child.id}/restore`)).body.code).toBe('parent_deleted');
    expect((await courses.owner.post(`/api/categories/deleted/${parent.id}/restore`)).status).toBe(201);
    expect((await courses.owner.post(`/api/categories/deleted/${child.id}/restore`)).status).toBe(201);
    expect((await courses.owner.post(`/api/categories/deleted/${child.id}/restore`)).status).toBe(404);
    expect((await courses.anonymous.get(`/api/users/courses/${course.slug}`)).body.data.category.id).toBe(child.id);
  });
});
