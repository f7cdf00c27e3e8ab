import { dataOf } from 'quintet-clients/answers';
import '#kit/style.css';
import './host.css';
import { h } from '#kit/element';
import { startSite } from '#kit/frame';
import { inLanguage, words } from '#kit/language';
import { liveState } from '#kit/live';
import type { Page, Routes } from '#kit/router';
import { signedIn, signInPage } from '#kit/sign-in';
import { siteName } from '#kit/theme';
import theme from '../theme.json';
import { session, stays } from './api';
import { bookingPage } from './bookings/booking.page';
import { bookingsPage } from './bookings/bookings.page';
import { calendarPage } from './calendar/calendar.page';
import { feedsPage } from './feeds/feeds.page';
import { inOffice, openOffice } from './office';
import { pricesPage } from './prices/prices.page';
import { ratesPage } from './rates/rates.page';
import { reviewsPage } from './reviews/reviews.page';
import { stayPage } from './stays/stay.page';
import { staysPage } from './stays/stays.page';
import { todayPage } from './today/today.page';
import { waitlistPage } from './waitlist/waitlist.page';
import { refusals } from './words';

const w = words({
  hint: ['For the team that looks after homes and guests.', 'لفريق العناية بالبيوت والضيوف.'],
  today: ['Today', 'اليوم'],
  calendar: ['Calendar', 'التقويم'],
  bookings: ['Bookings', 'الحجوزات'],
  stays: ['Homes', 'البيوت'],
  prices: ['Prices', 'الأسعار'],
  reviews: ['Guests', 'الضيوف'],
  signOut: ['Sign out', 'خروج'],
  host: ['bookings, homes, prices', 'الحجوزات والبيوت والأسعار'],
});

const signIn = (): Page =>
  signInPage({
    session,
    title: siteName(),
    hint: w('hint'),
    signIn: async body => (await dataOf(stays.POST('/api/auth/login', { body }))).access_token,
    demo: [{ email: 'host@stays.example', label: w('host') }],
  });

const routes: Routes = {
  '/': inOffice(todayPage),
  '/calendar': inOffice(calendarPage),
  '/calendar/feeds': inOffice(feedsPage),
  '/bookings': inOffice(bookingsPage),
  '/bookings/:reference': inOffice(bookingPage),
  '/waitlist': inOffice(waitlistPage),
  '/stays': inOffice(staysPage),
  '/stays/:id': inOffice(stayPage),
  '/stays/:id/rates': inOffice(ratesPage),
  '/prices': inOffice(pricesPage),
  '/reviews': inOffice(reviewsPage),
};

const LINKS = ['calendar', 'bookings', 'stays', 'prices', 'reviews'] as const;

/** The company and the account, once they are read. */
function whose(): string | undefined {
  if (session.token() === undefined) return undefined;
  const office = openOffice();
  if (!office) return '';
  const { settings, member } = office;
  const company = inLanguage({ en: settings.company_name, ar: settings.company_name_ar });
  return `${company} · ${member.first_name} ${member.last_name}`;
}

startSite({
  theme,
  whose,
  routes: signedIn(session, signIn, routes),
  links: () =>
    session.token() === undefined
      ? []
      : [{ address: '/', label: w('today') }, ...LINKS.map(name => ({ address: `/${name}`, label: w(name) }))],
  tools: left =>
    session.token() === undefined
      ? []
      : [
          liveState(left),
          h('button', { type: 'button', class: 'quiet', onclick: () => session.end({ onward: '/' }) }, w('signOut')),
        ],
  refusals,
  skeleton: 'rows',
});
