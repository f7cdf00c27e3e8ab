import type { Page } from 'playwright-core';
import { dataOf } from '../../clients/src/answers.js';
import { createCoursesClient } from '../../clients/src/courses.js';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { PHONE, useChromium } from './chromium';

const PASSWORD = 'demo-password';
const COURSE = 'arabic-typography';

const chromium = useChromium();
let application: Application;
beforeAll(async () => {
  application = await startApplication({ services: ['courses'], sites: ['school'] });
});
afterAll(() => application?.close());

const site = (path: string) => application.site('school') + path;

async function signIn(page: Page, email: string): Promise<void> {
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', PASSWORD);
  await page.locator('.sign-in [type=submit]').click();
}

/** The instructor's side of a conversation. */
async function reply(conversationId: number, text: string): Promise<void> {
  const baseUrl = `${application.origin}/courses`;
  const body = { email: 'instructor@courses.example', password: PASSWORD };
  const { access_token: token } = await dataOf(createCoursesClient({ baseUrl }).POST('/api/auth/login', { body }));
  const path = { id: conversationId };
  const staff = createCoursesClient({ baseUrl, token });
  await dataOf(staff.POST('/api/conversations/{id}/messages', { params: { path }, body: { body: text } }));
}

it('a student finds a course, buys it, learns, passes the quiz and reviews it', async () => {
  const page = await chromium.open(site('/'));
  await page.fill('[name=title]', 'typography');
  await page.locator('[name=title]').press('Enter');
  await page.getByText('1 course', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Arabic typography on screens' }).click();
  await page.getByText('Free preview').click();
  await page.locator('details[open] .prose p').first().waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Buy this course' }).click();
  await page.locator('.demo').waitFor();
  await expectAccessible(page);
  await signIn(page, 'student@courses.example');
  await page.getByRole('button', { name: 'Pay $39.00' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay $39.00' }).click();
  // Until the page of the processor is there, the button before it can be pressed again.
  await page.waitForURL(url => url.origin === application.origin);
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.locator('[data-status=paid]').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start learning' }).click();

  await page.getByRole('heading', { name: 'Quizzes' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start learning' }).click();
  await page.getByRole('button', { name: 'Done, on to the next' }).click();
  await page.locator('[data-progress="25"]').waitFor();
  await page.locator('.note textarea').fill('Look at the dots again.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await expectAccessible(page);

  await page.goto(site('/learn/web-foundations'));
  await page.getByRole('link', { name: 'Do the tags match?' }).click();
  await page.getByLabel('<h1>').check();
  await page.getByLabel('An address').check();
  await page.getByLabel('Words that stand for it').check();
  await page.getByLabel('In the style sheet').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.locator('[data-passed=true]').getByText('Passed: 100%').waitFor();
  await expectAccessible(page);

  await page.goto(site(`/learn/${COURSE}`));
  await page.locator('[name=rating][value="4"]').check();
  await page.fill('[name=comment]', 'I read shop signs differently now.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your review is published.').waitFor();
  await page.goto(site(`/courses/${COURSE}`));
  await page.getByText('This course is yours.').waitFor();
  await page.locator('.reviews').getByText('I read shop signs differently now.').waitFor();
});

it('an Arabic visitor registers on a phone, takes a free course and talks to its instructor live', async () => {
  const page = await chromium.open(site('/courses/web-foundations'), { size: PHONE, language: 'ar' });
  await page.getByRole('link', { name: 'سجّل مجانًا' }).click();
  await page.getByRole('link', { name: 'جديد هنا؟ أنشئ حسابًا' }).click();
  await page.fill('[name=first_name]', 'سلمى');
  await page.fill('[name=last_name]', 'حداد');
  await page.fill('[name=email]', 'salma@example.com');
  await page.fill('[name=password]', 'a-long-password-7');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'إنشاء حساب' }).click();
  await page.getByRole('button', { name: 'سجّل مجانًا' }).click();
  await page.locator('[data-status=paid]').waitFor();
  await page.getByRole('link', { name: 'ابدأ التعلّم' }).click();
  await page.getByRole('link', { name: /^اسأل/ }).click();
  await page.waitForURL(/\/messages\/\d+$/);
  await page.fill('[name=body]', 'متى الدرس التالي؟');
  await page.getByRole('button', { name: 'إرسال' }).click();
  await page.locator('.talk .mine').getByText('متى الدرس التالي؟').waitFor();
  await page.locator('.state.good').waitFor();
  await reply(Number(/\d+$/.exec(page.url())![0]), 'غدًا إن شاء الله.');
  await page.locator('.talk .theirs').getByText('غدًا إن شاء الله.').waitFor();
  await expectAccessible(page);
  await page.goto(site('/messages'));
  await page.getByText('غدًا إن شاء الله.').waitFor();
  await expectAccessible(page);
  await page.goto(site('/my-courses'));
  await page.getByRole('link', { name: 'أساسيات الويب: صفحتك الأولى' }).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate('[document.dir, document.documentElement.scrollWidth]')).toEqual(['rtl', PHONE.width]);
});
