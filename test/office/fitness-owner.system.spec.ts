/**
 * @no-database
 * @needs chromium
 */
import type { Page } from 'playwright-core';
import { dataOf } from '../../clients/src/answers.js';
import { createFitnessClient, type FitnessClient } from '../../clients/src/fitness.js';
import { expectAccessible } from '../browser/accessible';
import { type Application, startApplication } from '../browser/application';
import { PHONE, useChromium, type Window } from '../browser/chromium';
import { buildOffice } from '../browser/office-build';
import { openSignedIn } from '../browser/office-sign-in';
import { expectFits } from '../browser/stays-guests';

const EMAIL = 'admin@fitness.example';
const PASSWORD = 'demo-password';

const chromium = useChromium();
let application: Application;
let owner: FitnessClient;
beforeAll(async () => {
  await buildOffice();
  application = await startApplication({ services: ['fitness'] });
  const baseUrl = `${application.origin}/fitness`;
  const body = { email: EMAIL, password: PASSWORD };
  const { access_token: token } = await dataOf(createFitnessClient({ baseUrl }).POST('/api/auth/login', { body }));
  owner = createFitnessClient({ baseUrl, token });
});
afterAll(() => application?.close());

const addressOf = (path: string): string => `${application.origin}/fitness/office${path}`;

const signedIn = (path: string, window?: Window): Promise<Page> =>
  openSignedIn(chromium, addressOf(path), { email: EMAIL, password: PASSWORD }, window);

/** Waits for the heading of a screen, and looks whether everybody can use it. */
async function expectScreen(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.locator('body:not([aria-busy])').waitFor({ state: 'attached' });
  await expectFits(page);
  await expectAccessible(page);
}

async function fill(page: Page, values: Record<string, string | number>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(String(value));
}

const both = (label: string, en: string, ar: string) => ({ [`${label}: English`]: en, [`${label}: Arabic`]: ar });

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).first().click();

it('an owner adds a workout and a badge', async () => {
  const page = await signedIn('');
  await expectScreen(page, 'Start');

  await follow(page, 'Workouts');
  await follow(page, 'New workout');
  await fill(page, both('Name', 'Morning core', 'تمارين الصباح'));
  await page.getByLabel(/^Kind/).selectOption({ label: 'Strength' });
  await page.getByLabel(/^Difficulty/).selectOption({ label: 'Beginner' });
  await page
    .getByLabel(/^Duration/)
    .first()
    .fill('25');
  await expectScreen(page, 'New workout');
  await press(page, 'Create');
  await expectScreen(page, 'Morning core');

  await follow(page, 'Challenges and rewards');
  await follow(page, 'New badge');
  await fill(page, both('Name', 'Dawn runner', 'عدّاء الفجر'));
  await page.getByLabel(/^Tier/).selectOption({ label: 'Silver' });
  await expectScreen(page, 'New badge');
  await press(page, 'Create');
  await expectScreen(page, 'Dawn runner');

  const query = { search: 'Morning core' };
  const { data: workouts } = await dataOf(owner.GET('/api/fitness/manage/workouts', { params: { query } }));
  expect(workouts).toMatchObject([
    { name: { ar: 'تمارين الصباح' }, kind: 'strength', difficulty: 'beginner', duration_minutes: 25 },
  ]);
  const { data: badges } = await dataOf(
    owner.GET('/api/fitness/manage/badges', { params: { query: { search: 'Dawn runner' } } }),
  );
  expect(badges).toMatchObject([{ name: { ar: 'عدّاء الفجر' }, tier: 'silver' }]);
});

it('an owner adds a program of two workouts, an event and a billing plan', async () => {
  // Waiting lists of events are switched off in the settings.
  const page = await signedIn('', { refused: /waiting-list$/ });
  const { data } = await dataOf(owner.GET('/api/fitness/manage/workouts'));
  const workouts = data.slice(0, 2);

  await follow(page, 'Training programs');
  await follow(page, 'New training program');
  await fill(page, both('Name', 'Two mornings', 'صباحان'));
  for (const [index, workout] of workouts.entries()) {
    await press(page, 'Add: Days');
    const day = page.getByRole('group', { name: 'Days' }).locator('> ol > li').last();
    await day.getByLabel(/^Week/).fill('1');
    await day.getByLabel(/^Day/).fill(String(index + 1));
    await day
      .getByLabel(/^Workout/)
      .locator('option', { hasText: workout.name.en })
      .first()
      .waitFor({ state: 'attached' });
    await day.getByLabel(/^Workout/).selectOption({ label: workout.name.en });
  }
  await expectScreen(page, 'New training program');
  await press(page, 'Create');
  await expectScreen(page, 'Two mornings');

  await page.goto(addressOf('/fitness/manage/events'));
  await follow(page, 'New event');
  await fill(page, both('Name', 'Rooftop yoga', 'يوغا على السطح'));
  await page.getByLabel(/^Start/).fill('2027-03-05T07:00');
  await page.getByLabel(/^End/).fill('2027-03-05T08:30');
  await page.getByLabel(/^Places/).fill('12');
  await fill(page, both('Place', 'The rooftop', 'السطح'));
  await expectScreen(page, 'New event');
  await press(page, 'Create');
  await expectScreen(page, 'Rooftop yoga');

  await page.goto(addressOf('/billing-plans/manage'));
  await follow(page, 'New billing plan');
  await fill(page, both('Name', 'Evenings', 'المساء'));
  await page.getByLabel(/^Price/).fill('29.5');
  await page.getByLabel(/^Currency/).selectOption('AED');
  await page.getByLabel(/^Interval/).selectOption('month');
  await press(page, 'Add: Features');
  await fill(page, both('Features', 'Every class after six', 'كل الحصص بعد السادسة'));
  await expectScreen(page, 'New billing plan');
  await press(page, 'Create');
  await expectScreen(page, 'Evenings');

  const program = await dataOf(
    owner.GET('/api/fitness/manage/programs', { params: { query: { search: 'Two mornings' } } }),
  );
  const { id } = program.data[0]!;
  expect(await dataOf(owner.GET('/api/fitness/manage/programs/{id}', { params: { path: { id } } }))).toMatchObject({
    days: workouts.map((workout, index) => ({ week: 1, day: index + 1, workout_id: workout.id })),
  });
  const events = await dataOf(owner.GET('/api/fitness/manage/events', { params: { query: { search: 'Rooftop' } } }));
  // The club is in Dubai, four hours ahead of UTC.
  expect(events.data).toMatchObject([
    { starts_at: '2027-03-05T03:00:00.000Z', capacity: 12, location: { ar: 'السطح' } },
  ]);
  const plans = await dataOf(owner.GET('/api/billing-plans/manage'));
  expect(plans.data.find(({ name }) => name.en === 'Evenings')).toMatchObject({
    price: 29.5,
    currency: 'AED',
    interval: 'month',
  });
});

it('an owner gives a member another coach, and looks at members and events on a phone in Arabic', async () => {
  const desk = await signedIn('/fitness/coaching/assignments');
  await follow(desk, 'Give a member a coach');
  const { data: members } = await dataOf(owner.GET('/api/users'));
  const { username } = members[0]!;
  const params = { path: { username } };
  const before = await dataOf(owner.GET('/api/fitness/coaching/assignments/{username}', { params }));
  const coaches = await dataOf(owner.GET('/api/fitness/coaching/coaches'));
  const other = coaches.find(coach => coach.username !== before.coach?.username)!;
  await desk.getByLabel(/^Member/).selectOption(username);
  await desk.getByLabel(/^Coach/).selectOption(other.username);
  await expectScreen(desk, 'Give a member a coach');
  await press(desk, 'Create');
  await desk
    .getByText(/^(Saved|Done)\.$/)
    .first()
    .waitFor();
  const after = await dataOf(owner.GET('/api/fitness/coaching/assignments/{username}', { params }));
  expect(after.coach).toMatchObject({ username: other.username });

  const page = await signedIn('/users', { size: PHONE, language: 'ar', dark: true });
  await page.locator('tbody tr').first().waitFor();
  await expectScreen(page, 'الأعضاء');
  await page.goto(addressOf('/fitness/manage/events'));
  await page.locator('tbody tr').first().waitFor();
  await expectScreen(page, 'الفعاليات');
  await page.goto(addressOf('/fitness/manage/programs?do=ProgramsStaff_create'));
  await page.locator('form.form').waitFor();
  await expectFits(page);
  await expectAccessible(page);
});
