import { trustMemory } from '../cache/ask';
import { statementsOf } from '../harness/statements';
import { type Courses, startCourses } from './courses';

let courses: Courses;
beforeAll(async () => {
  courses = await startCourses();
});
afterEach(() => jest.restoreAllMocks());
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

describe('the language of an answer', () => {
  const messageIn = async (language?: string) => {
    const caller = language === undefined ? courses.anonymous : courses.anonymous.with({ 'Accept-Language': language });
    return (await caller.get('/api/users/courses/none')).body.message as string;
  };
  const isArabic = (text: string) => /[\u0600-\u06ff]/.test(text);

  it('is the one the first tag names', async () => {
    expect(isArabic(await messageIn('ar-SA,en;q=0.9'))).toBe(true);
    expect(isArabic(await messageIn('en-GB,ar;q=0.9'))).toBe(false);
  });

  it('is that of the setting where none of ours is named', async () => {
    for (const [locale, arabic] of [
      ['en', false],
      ['ar', true],
    ] as const) {
      await courses.setting('default_locale', locale);
      expect(
        [await messageIn(), await messageIn('fr'), await messageIn('fr,en'), await messageIn('*')].map(isArabic),
      ).toEqual([arabic, arabic, arabic, arabic]);
      expect(isArabic(await messageIn('en'))).toBe(false);
    }
    expect((await courses.owner.patch('/api/settings/default_locale', { value: 'fr' })).status).toBe(400);
  });

  it('is read from the database once, and again when the setting was changed', async () => {
    await courses.setting('default_locale', 'ar');
    await trustMemory(courses.service);
    const shown: boolean[] = [];
    const statements = await statementsOf(courses.service.db, async () => {
      for (const language of [undefined, 'fr', '*']) shown.push(isArabic(await messageIn(language)));
      await courses.setting('default_locale', 'en');
      for (const language of [undefined, 'fr', '*']) shown.push(isArabic(await messageIn(language)));
    });
    expect(statements.filter(text => text.includes('FROM setting'))).toHaveLength(2);
    expect(shown).toEqual([true, true, true, false, false, false]);
  });
});
