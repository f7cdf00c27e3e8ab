/**
 * @no-database
 * @needs chromium
 */
import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../browser/accessible';
import { type Application, startApplication } from '../browser/application';
import { closeChromium, PHONE, useChromium, type Window } from '../browser/chromium';
import { expectFits } from '../browser/stays-guests';
import { ROOT } from '../source-files';

const OWNER = { email: 'super-admin@courses.example', password: 'demo-password' };

const chromium = useChromium();
let application: Application;
beforeAll(async () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/build-office.mjs'], { cwd: ROOT, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  application = await startApplication({ services: ['courses'] });
});
afterAll(async () => {
  await application?.close();
  await closeChromium();
});

const addressOf = (path: string): string => `${application.origin}/courses/office${path}`;

async function signedIn(path: string, window?: Window): Promise<Page> {
  const page = await chromium.open(addressOf(path), window);
  await page.fill('[name=email]', OWNER.email);
  await page.fill('[name=password]', OWNER.password);
  await page.locator('[type=submit]').click();
  return page;
}

/** Waits for the heading of a screen, and looks whether everybody can use it. */
async function expectScreen(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await page.locator('body:not([aria-busy])').waitFor({ state: 'attached' });
  if (process.env['OFFICE_SHOTS'])
    await page.screenshot({ path: `${process.env['OFFICE_SHOTS']}/${Date.now()}.png`, fullPage: true });
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
  await expectScreen(page, 'New quiz');
  await press(page, 'Create');
  await at(page, 'Flour');

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
    data: [{ title: { en: 'Flour', ar: 'الطحين' } }],
  });
  expect(await answerOf(`/enrollments?course_id=${id}`)).toMatchObject({
    data: [{ status: 'active', course: { id } }],
  });
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
