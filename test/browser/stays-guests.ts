import type { Page } from 'playwright-core';
import { Temporal } from 'temporal-polyfill';
import { dataOf } from '../../clients/src/answers.js';
import { createStaysClient, type StaysClient } from '../../clients/src/stays.js';
import type { Application } from './application';
import { DESKTOP, PHONE, type Window } from './chromium';

export const STAY = 'falaj-cottage';

export const todayInDubai = (): string => Temporal.Now.plainDateISO('Asia/Dubai').toString();
const FIRST_DAY = Temporal.PlainDate.from(todayInDubai());

/** The day so many days after the one on which the tests began: it stays the same when midnight passes. */
export const day = (ahead: number): string => FIRST_DAY.add({ days: ahead }).toString();

/** Each page is looked at in both. */
export const WINDOWS: Required<Pick<Window, 'language' | 'size'>>[] = [
  { language: 'en', size: DESKTOP },
  { language: 'ar', size: PHONE },
];

const CARD = { card_number: '4242 4242 4242 4242', card_name: 'Sara Haddad', card_expiry: '12/60', card_cvc: '123' };
const OWNER = { email: 'owner@stays.example', password: 'demo-password' };

/** A site with guests and staff of the demo data. */
export class StaysGuests {
  /** Behind what the demo has booked. */
  private nextFree = 120;
  private visitors = 0;

  private constructor(
    private readonly application: Application,
    readonly guest: StaysClient,
    readonly owner: StaysClient,
    /** Of the home. */
    readonly stayId: number,
  ) {}

  static async of(application: Application): Promise<StaysGuests> {
    const baseUrl = `${application.origin}/stays`;
    const guest = createStaysClient({ baseUrl });
    const { access_token: token } = await dataOf(guest.POST('/api/auth/login', { body: OWNER }));
    const { id } = await dataOf(guest.GET('/api/stays/{slug}', { params: { path: { slug: STAY } } }));
    return new StaysGuests(application, guest, createStaysClient({ baseUrl, token }), id);
  }

  /** The first day of so many free nights in a row, each range behind the last. */
  async freeFrom(nights: number): Promise<number> {
    for (; this.nextFree < 330; this.nextFree += 1) {
      const query = { checkIn: day(this.nextFree), checkOut: day(this.nextFree + nights), guests: 2 };
      const params = { path: { slug: STAY }, query };
      if (!(await dataOf(this.guest.GET('/api/stays/{slug}/quote', { params }))).available) continue;
      this.nextFree += nights;
      return this.nextFree - nights;
    }
    throw new Error('no nights are free');
  }

  /** Books with a card, which the simulator accepts and a processor takes on its page. */
  async book(first: number, nights: number) {
    const body = {
      stay_slug: STAY,
      check_in: day(first),
      check_out: day(first + nights),
      guests: 2,
      guest_first_name: 'Sara',
      guest_last_name: 'Haddad',
      guest_email: 'sara@example.com',
      payment_method: 'card' as const,
      client_token: crypto.randomUUID(),
      ...CARD,
    };
    return dataOf(this.guest.POST('/api/bookings', { body, headers: this.ownAddress() }));
  }

  /** A visitor with an address of their own, for an application with `TRUST_PROXY`: limits count addresses. */
  ownAddress(): Record<string, string> {
    this.visitors += 1;
    return { 'X-Forwarded-For': `10.3.0.${this.visitors}` };
  }

  bookingOf(reference: string) {
    return dataOf(this.owner.GET('/api/bookings/manage/{reference}', { params: { path: { reference } } }));
  }

  async set(key: string, value: unknown): Promise<void> {
    const body = { value } as never;
    await dataOf(this.owner.PATCH('/api/settings/{key}', { params: { path: { key } }, body }));
  }

  /** Changes the home. */
  async change(values: { nightly_rate?: number; deposit?: number }): Promise<void> {
    const params = { path: { id: this.stayId } };
    await dataOf(this.owner.PUT('/api/stays/manage/{id}', { params, body: values }));
  }

  site = (path: string): string => this.application.site('storefront') + path;

  /** Signs in to the office. */
  async office(open: (address: string, window?: Window) => Promise<Page>, path: string, window?: Window) {
    const page = await open(this.application.site('host') + path, window);
    await page.locator('.demo button').first().click();
    await page.locator('.sign-in [type=submit]').click();
    await page.locator('.state.good').waitFor();
    return page;
  }
}

export const fillGuest = (page: Page, email: string): Promise<void> =>
  fill(page, { guest_first_name: 'Sara', guest_last_name: 'Haddad', guest_email: email });

/** The fields of the simulator, which accepts the card. */
export const fillCard = (page: Page): Promise<void> => fill(page, CARD);

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.fill(`[name=${name}]`, value);
}

export const queryOf = (first: number, nights: number): string =>
  new URLSearchParams({ checkIn: day(first), checkOut: day(first + nights), guests: '2' }).toString();

/** The page fits its window in both languages. */
export const expectFits = async (page: Page): Promise<void> =>
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
