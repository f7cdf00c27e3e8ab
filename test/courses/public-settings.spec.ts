import { type Courses, startCourses } from './courses';

let courses: Courses;
beforeAll(async () => {
  courses = await startCourses();
});
afterAll(() => courses?.service.close());

it('public settings are for everyone, in one object, and follow every change', async () => {
  const path = '/api/settings/public';
  const first = await courses.anonymous.get(path);
  expect(first.status).toBe(200);
  expect(first.body.data).toMatchObject({
    site_name: expect.any(String),
    support_email: expect.any(String),
    support_phone: expect.any(String),
    currency: 'USD',
    timezone: expect.any(String),
    default_locale: 'en',
    courses_per_page: 12,
    languages: ['en', 'ar'],
  });
  for (const hidden of ['reviews_require_approval', 'dashboard_radar_metrics'])
    expect(first.body.data).not.toHaveProperty(hidden);
  await courses.owner.patch('/api/settings/site_name', { value: 'Harbour School' });
  await courses.owner.patch('/api/settings/currency', { value: 'AED' });
  expect((await courses.anonymous.get(path)).body.data).toEqual({
    ...first.body.data,
    site_name: 'Harbour School',
    currency: 'AED',
  });
});
