import { type Courses, startCourses } from './courses';

describe('the language of an answer', () => {
  let courses: Courses;

  beforeAll(async () => {
    courses = await startCourses();
  });
  afterAll(() => courses.service.close());

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
});
