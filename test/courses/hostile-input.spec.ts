import { type Courses, startCourses } from './courses';
import { makeCourseWithLessons } from './factories';

const title = { en: 'Steps', ar: 'خطوات' };

describe('what nobody should send', () => {
  let courses: Courses;

  beforeAll(async () => {
    courses = await startCourses();
  });
  afterAll(() => courses.service.close());

  it('is refused or not found, and never our mistake', async () => {
    const { course, section } = await makeCourseWithLessons(courses.service.db, 1);
    const huge = '9'.repeat(30);
    const addresses = [
      '/api/users/courses/%00',
      `/api/users/courses/${'a'.repeat(4000)}`,
      "/api/users/courses/'; DROP TABLE course; --",
      '/api/users/Instructors/%00',
      '/api/categories/slug/%00',
      `/api/categories/${huge}`,
      '/api/categories/-1',
      '/api/categories/1e3',
      `/api/users/courses?category_id=${huge}`,
      '/api/users/courses?category_id[]=1',
      '/api/users/courses?type=live&type=recorded',
      '/api/users/courses?title=%00',
      `/api/users/courses?title=${'%25_'.repeat(60)}`,
      `/api/users/courses?page=${huge}`,
      '/api/users/courses?page[$gt]=1',
      '/api/users/courses?sort_by=price;DROP&sort_dir=sideways',
      '/api/users/Instructors?specialty=%27%22%00',
    ];
    for (const address of addresses) {
      const { status } = await courses.anonymous.get(address);
      expect([address, [200, 400, 404].includes(status)]).toEqual([address, true]);
    }
    for (const address of [
      `/api/courses/slug/%00`,
      `/api/instructors/username/%00`,
      `/api/sections/${huge}`,
      `/api/lessons/0`,
    ])
      expect([address, [400, 404].includes((await courses.owner.get(address)).status)]).toEqual([address, true]);
    for (const body of [
      { title: { en: 'a\u0000', ar: 'b' }, type: 'live', price: 1 },
      { title: ['x'], type: 'live', price: 1 },
      { title, type: 'live', price: Number.MAX_VALUE },
      { title, type: 'live', price: 1.999 },
      { title, type: 'live', price: 1, slug: '../admin' },
      { title, type: 'live', price: 1, code: 'CRS-1' },
      { title, type: 'live', price: 1, archived_at: null },
    ])
      expect((await courses.owner.post('/api/courses', body)).status).toBe(400);
    const ids = Array.from({ length: 3000 }, (_, index) => index + 1);
    expect((await courses.owner.post(`/api/courses/${course.id}/sections/reorder`, { ids })).status).toBe(400);
    expect((await courses.owner.post(`/api/sections/${section.id}/lessons/reorder`, { ids: ['1'] })).status).toBe(400);
    expect((await courses.anonymous.get(`/api/users/courses/${course.slug}`)).status).toBe(200);
  });

  it('reaches no route of the dashboard without a token of staff', async () => {
    for (const [method, path] of [
      ['GET', '/api/courses'],
      ['POST', '/api/courses'],
      ['GET', '/api/instructors'],
      ['GET', '/api/categories/deleted'],
      ['PATCH', '/api/lessons/1'],
    ] as const)
      expect([path, (await courses.anonymous.send(method, path)).status]).toEqual([path, 401]);
    const editor = await courses.member({ role: 'Editor' });
    expect((await editor.post('/api/courses', { title, type: 'live', price: 1 })).status).toBe(403);
    expect((await editor.get('/api/courses')).status).toBe(200);
  });
});
