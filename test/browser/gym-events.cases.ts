import type { Page } from 'playwright-core';
import { dataOf } from '../../clients/src/answers.js';
import { createFitnessClient, type FitnessClient } from '../../clients/src/fitness.js';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { PHONE, useChromium, type Window } from './chromium';
import { pressForToast } from './toast';

const PASSWORD = 'demo-password';
const SLUG = 'nutrition-talk';
const EVENT = 'How much protein is enough?';
const EVENT_IN_ARABIC = 'ما الكمية الكافية من البروتين؟';

const chromium = useChromium();
let application: Application;
let admin: FitnessClient;
/** Members who have no page open. */
let salma: FitnessClient;
let omar: FitnessClient;
beforeAll(async () => {
  application = await startApplication({ services: ['fitness'], sites: ['gym'] });
  admin = await clientOf('admin@fitness.example');
  salma = await clientOf('salma@members.example');
  omar = await clientOf('omar@members.example');
  const setting = { params: { path: { key: 'event_waiting_list' } }, body: { value: true } };
  await dataOf(admin.PATCH('/api/settings/{key}', setting));
  await setCapacity(1);
  await attend(salma);
});
afterAll(() => application?.close());

async function clientOf(email: string): Promise<FitnessClient> {
  const baseUrl = `${application.origin}/fitness`;
  const body = { email, password: PASSWORD };
  const { access_token: token } = await dataOf(createFitnessClient({ baseUrl }).POST('/api/auth/login', { body }));
  return createFitnessClient({ baseUrl, token });
}

async function setCapacity(capacity: number): Promise<void> {
  const { data } = await dataOf(admin.GET('/api/fitness/manage/events', { params: { query: { search: EVENT } } }));
  const { id } = data.find(({ slug }) => slug === SLUG)!;
  await dataOf(admin.PATCH('/api/fitness/manage/events/{id}', { params: { path: { id } }, body: { capacity } }));
}

const params = { path: { slug: SLUG } };
const attend = (member: FitnessClient) =>
  dataOf(member.POST('/api/fitness/community/events/{slug}/attend', { params }));
const wait = (member: FitnessClient) =>
  dataOf(member.POST('/api/fitness/community/events/{slug}/waiting-list', { params }));

async function eventsOf(account: string, window?: Window): Promise<Page> {
  const page = await chromium.open(`${application.site('gym')}/events`, window);
  await page.fill('input[type=email]', `${account}@fitness.example`);
  await page.fill('input[type=password]', PASSWORD);
  await page.click('button.main');
  await page.locator('.state.good').waitFor();
  return page;
}

async function expectSound(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBe(0);
  await expectAccessible(page);
}

it('a member waits for a full event, declines, waits again and accepts; another is asked in between', async () => {
  const page = await eventsOf('member', { refused: /\/(waiting-list|accept|attend)$/ });
  const other = await eventsOf('member2', { size: PHONE, language: 'ar' });
  const card = page.locator(`[data-event=${SLUG}]`);
  const otherCard = other.locator(`[data-event=${SLUG}]`);
  await card.getByText('0 places left').waitFor();
  await card.getByRole('button', { name: `Join the waiting list: ${EVENT}` }).click();
  await card.getByText('Your place on the waiting list: 1').waitFor();
  // Keyboard focus moves to the button that replaced the pressed one.
  await card
    .getByRole('button', { name: `Leave the waiting list: ${EVENT}` })
    .and(page.locator(':focus'))
    .waitFor();
  await expectSound(page);

  await otherCard.getByRole('button', { name: `انضم إلى قائمة الانتظار: ${EVENT_IN_ARABIC}` }).tap();
  await otherCard.getByText('رقمك في قائمة الانتظار').getByText('2').waitFor();
  await expectSound(other);

  await attend(salma);
  await card.getByText('A place is held for you until').waitFor();
  await expectSound(page);
  await card.getByRole('button', { name: `Decline: ${EVENT}` }).press('Enter');
  await card
    .getByRole('button', { name: `Join the waiting list: ${EVENT}` })
    .and(page.locator(':focus'))
    .waitFor();

  await otherCard.getByText('حُجز لك مكان حتى').waitFor();
  await expectSound(other);
  await otherCard.getByRole('button', { name: `قبول المكان: ${EVENT_IN_ARABIC}` }).tap();
  await otherCard.getByText('أنت مشارك').waitFor();
  await expectSound(other);

  await page.keyboard.press('Enter');
  await card.getByText('Your place on the waiting list: 1').waitFor();
  await otherCard.getByRole('button', { name: `إلغاء المشاركة: ${EVENT_IN_ARABIC}` }).tap();
  await card.getByRole('button', { name: `Accept the place: ${EVENT}` }).click();
  await card.getByText('You take part').waitFor();
  await card.getByRole('button', { name: `Leave: ${EVENT}` }).click();
  await card.getByText('1 place left').waitFor();
});

it('an offer that is over and a place that became free are explained, and the card shows how it is now', async () => {
  await attend(salma);
  const page = await eventsOf('member', { refused: /\/(waiting-list|accept)$/ });
  const card = page.locator(`[data-event=${SLUG}]`);
  await card.getByRole('button', { name: 'Join the waiting list' }).waitFor();
  await attend(salma);
  const join = card.getByRole('button', { name: 'Join the waiting list' });
  await pressForToast(join, 'A place has become free. You can join now.');
  await card.getByText('1 place left').waitFor();

  await attend(salma);
  await page.reload();
  await card.getByRole('button', { name: 'Join the waiting list' }).click();
  await card.getByText('Your place on the waiting list: 1').waitFor();
  await wait(omar);
  await attend(salma);
  const accept = card.getByRole('button', { name: 'Accept the place' });
  await accept.waitFor();
  // On another device, of which this page is not notified.
  const member = await clientOf('member@fitness.example');
  await dataOf(member.DELETE('/api/fitness/community/events/{slug}/waiting-list', { params }));
  await pressForToast(accept, 'The place is no longer held for you.');
  await card.getByRole('button', { name: 'Join the waiting list' }).waitFor();
  await expectSound(page);
});

it('a pressed button stays disabled while the list is read again, so that a second press does not undo the first', async () => {
  await setCapacity(5);
  const page = await eventsOf('member', { refused: /\/socket\.io\// });
  const card = page.locator(`[data-event=${SLUG}]`);
  let release = () => {};
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(/\/attend$/, async route => {
    await released;
    await route.fallback();
  });
  const join = card.getByRole('button', { name: `Join: ${EVENT}` });
  await join.waitFor();
  await page.evaluate(`document.querySelector('[data-event=${SLUG}]').setAttribute('data-before', '')`);
  await join.press('Enter');
  await page.context().setOffline(true);
  await page.locator('.state:not(.good)').waitFor();
  const again = page.waitForResponse(/\/community\?/);
  await page.context().setOffline(false);
  await (await again).finished();
  await page.locator(`[data-event=${SLUG}]:not([data-before])`).waitFor();
  expect(await join.isDisabled()).toBe(true);
  release();
  await card.getByText('You take part').waitFor();
  await card
    .getByRole('button', { name: `Leave: ${EVENT}` })
    .and(page.locator(':focus'))
    .waitFor();
  await expectSound(page);
});
