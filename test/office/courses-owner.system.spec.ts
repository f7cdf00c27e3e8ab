/**
 * @no-database
 * @needs chromium
 */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../browser/accessible';
import { type Application, startApplication } from '../browser/application';
import { PHONE, useChromium, type Window } from '../browser/chromium';
import { buildOffice } from '../browser/office-build';
import { openSignedIn } from '../browser/office-sign-in';
import { expectFits } from '../browser/stays-guests';

const OWNER = { email: 'super-admin@courses.example', password: 'demo-password' };

const chromium = useChromium();
let application: Application;
beforeAll(async () => {
  await buildOffice();
  application = await startApplication({ services: ['courses'] });
});
afterAll(() => application?.close());

const addressOf = (path: string): string => `${application.origin}/courses/office${path}`;

const signedIn = (path: string, window?: Window): Promise<Page> =>
  openSignedIn(chromium, addressOf(path), OWNER, window);

/** Waits for the heading of a screen, and looks whether everybody can use it. */
async function expectScreen(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await page.locator('body:not([aria-busy])').waitFor({ state: 'attached' });
  await expectFits(page);
  await expectAccessible(page);
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
const at = (page: Page, heading: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();

/** Opens a list from the first page, which the name of the office in the head leads to. */
async function openList(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Office', exact: true }).click();
  await at(page, 'Start');
  await follow(page, name);
  await at(page, name);
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).first().fill(value);
}

/** A question of one right answer and another one. */
async function addQuestion(page: Page, { en, ar }: { en: string; ar: string }): Promise<void> {
  await press(page, 'Add: Questions');
  const question = page.getByRole('group', { name: 'Questions' }).locator('> ol > li').last();
  await question.getByLabel('Type').selectOption({ label: 'One answer is right' });
  await question.getByLabel('Question: English').fill(en);
  await question.getByLabel('Question: Arabic').fill(ar);
  for (const [english, arabic] of [
    ['Yeast', 'الخميرة'],
    ['Salt', 'الملح'],
  ] as const) {
    await question.getByRole('button', { name: 'Add: Options' }).click();
    const option = question.locator('li').last();
    await option.getByLabel('Text: English').fill(english);
    await option.getByLabel('Text: Arabic').fill(arabic);
    if (english === 'Yeast') await option.getByLabel('Correct answer').check();
  }
}

async function answerOf<Data>(path: string): Promise<Data> {
  const headers = { 'content-type': 'application/json' };
  const signIn = await fetch(`${application.origin}/courses/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(OWNER),
  });
  const { data: session } = (await signIn.json()) as { data: { access_token: string } };
  const answer = await fetch(`${application.origin}/courses/api${path}`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  return ((await answer.json()) as { data: Data }).data;
}

it('an owner adds a course with a section, a lesson and a quiz, publishes it and grants a seat', async () => {
  const page = await signedIn('');
  await page.getByText('Drafts to finish').waitFor();
  await expectScreen(page, 'Start');

  await follow(page, 'Courses');
  await at(page, 'Courses');
  await page.locator('tbody tr').first().waitFor();
  await expectScreen(page, 'Courses');
  await follow(page, 'New course');
  await fill(page, { 'Title: English': 'Baking bread', 'Title: Arabic': 'إعداد الخبز' });
  await page.getByLabel('Type *').selectOption({ label: 'Recorded' });
  await page.getByLabel(/^Price.* \*$/).fill('40');
  await expectScreen(page, 'New course');
  await press(page, 'Create');
  await at(page, 'Baking bread');
  const id = Number(page.url().split('/').at(-1));

  await follow(page, 'New section');
  await fill(page, { 'Title: English': 'Dough', 'Title: Arabic': 'العجين' });
  await press(page, 'Create');
  await at(page, 'Dough');
  await follow(page, 'New lesson');
  await fill(page, { 'Title: English': 'Kneading', 'Title: Arabic': 'العجن' });
  await page.getByLabel('Published').selectOption({ label: 'Yes' });
  await press(page, 'Create');
  await expectScreen(page, 'Kneading');

  await openList(page, 'Quizzes');
  await follow(page, 'New quiz');
  await page.getByLabel('Course *').selectOption({ label: 'Baking bread' });
  await fill(page, { 'Title: English': 'Flour', 'Title: Arabic': 'الطحين' });
  await addQuestion(page, { en: 'What makes dough rise?', ar: 'ما الذي يجعل العجين ينتفخ؟' });
  await expectScreen(page, 'New quiz');
  await press(page, 'Create');
  await at(page, 'Flour');
  await page.getByText('What makes dough rise?').first().waitFor();
  await expectScreen(page, 'Flour');

  await openList(page, 'Courses');
  await follow(page, 'Baking bread');
  await at(page, 'Baking bread');
  await follow(page, 'Edit');
  await page.getByLabel('Status').selectOption({ label: 'Published' });
  await press(page, 'Save');
  await at(page, 'Baking bread');

  await openList(page, 'Seats in courses');
  await follow(page, 'Grant a seat');
  const student = page.getByLabel('Student *').locator('option').nth(1);
  await student.waitFor({ state: 'attached' });
  await page.getByLabel('Student *').selectOption({ index: 1 });
  await page.getByLabel('Course *').selectOption({ label: 'Baking bread' });
  await fill(page, { Reason: 'A gift of the school' });
  await expectScreen(page, 'Grant a seat');
  await press(page, 'Create');
  await page.getByText('A gift of the school').first().waitFor();

  expect(await answerOf(`/courses/${id}`)).toMatchObject({ status: 'published', price: 40, sections_count: 1 });
  expect(await answerOf(`/quizzes?course_id=${id}`)).toMatchObject({
    data: [{ title: { en: 'Flour', ar: 'الطحين' }, question_count: 1 }],
  });
  expect(await answerOf(`/enrollments?course_id=${id}`)).toMatchObject({
    data: [{ status: 'active', course: { id } }],
  });
});

it('an owner moves a lesson to another section and changes the order of the sections', async () => {
  const [lesson] = await application
    .db('courses')
    .rows<{ id: number; course_id: number; other: number; title: string }>(
      `SELECT lesson.id::int, section.course_id::int, other.id::int AS other, other.title ->> 'en' AS title
     FROM lesson JOIN section ON section.id = lesson.section_id
       JOIN section other ON other.course_id = section.course_id AND other.id <> section.id
     ORDER BY lesson.id, other.id LIMIT 1`,
    );
  const { id, course_id: courseId, other, title } = lesson!;
  const page = await signedIn(`/lessons/${id}`);
  await follow(page, 'Edit');
  await page.getByLabel('Section').locator('option', { hasText: title }).waitFor({ state: 'attached' });
  await page.getByLabel('Section').selectOption({ label: title });
  await expectScreen(page, 'Edit');
  await press(page, 'Save');
  await page.getByText('Saved.').waitFor();
  expect(await answerOf(`/lessons/${id}`)).toMatchObject({ section_id: other });

  const order = async () => (await answerOf<{ id: number }[]>(`/courses/${courseId}/sections`)).map(row => row.id);
  const before = await order();
  await page.goto(addressOf(`/courses/${courseId}/sections`));
  await follow(page, 'Change the order');
  await page
    .getByRole('button', { name: /^Move down:/ })
    .first()
    .click();
  await expectScreen(page, 'Change the order');
  await press(page, 'Change the order');
  await page.getByText(/^(Saved|Done)\.$/).waitFor();
  expect(await order()).toEqual([before[1], before[0], ...before.slice(2)]);
});

it('an owner grades a submission in Arabic on a phone', async () => {
  const [submission] = await application
    .db('courses')
    .rows<{ id: number; assignment_id: number }>(
      'SELECT id::int, assignment_id::int FROM assignment_submission ORDER BY id LIMIT 1',
    );
  const page = await signedIn(`/assignments/${submission!.assignment_id}/submissions/${submission!.id}`, {
    size: PHONE,
    language: 'ar',
    dark: true,
  });
  await follow(page, 'تصحيح');
  await page.getByLabel('النقاط').first().fill('7');
  await expectScreen(page, 'تصحيح');
  await press(page, 'حفظ');
  await page.getByText('تم الحفظ.').waitFor();
  const { data: graded } = await answerOf<{ data: { id: number; points: number }[] }>(
    `/assignments/${submission!.assignment_id}/submissions`,
  );
  expect(graded.find(({ id }) => id === submission!.id)).toMatchObject({ points: 7 });

  await page.goto(addressOf('/courses'));
  await page.locator('tbody tr').first().waitFor();
  await expectScreen(page, 'الدورات');
});
