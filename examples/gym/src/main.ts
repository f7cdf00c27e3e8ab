import { dataOf } from 'quintet-clients/answers';
import '#kit/style.css';
import './gym.css';
import { h } from '#kit/element';
import { redirect, startSite } from '#kit/frame';
import { words } from '#kit/language';
import { liveState } from '#kit/live';
import type { Page, Routes, Visit } from '#kit/router';
import { signedIn, signInPage } from '#kit/sign-in';
import { missingState } from '#kit/states';
import { siteName } from '#kit/theme';
import theme from '../theme.json';
import { headAccount, isCoach, whose, withAccount } from './account';
import { type Account, fitness, session } from './api';
import { rosterCheckInsPage } from './coach/check-ins';
import { clientPage } from './coach/client';
import { clientsPage } from './coach/clients';
import { checkInsPage } from './member/check-ins';
import { dayPage } from './member/day';
import { eventsPage } from './member/events';
import { messagesPage } from './member/messages';
import { planPage } from './member/plan';
import { progressPage } from './member/progress';
import { sessionPage } from './member/session';
import { profilePage } from './profile';
import { refusals } from './refusals';

const w = words({
  hint: ['Train with a plan, and with a coach who sees it.', 'تدرّب بخطة، ومع مدرّب يتابعها.'],
  day: ['My day', 'يومي'],
  plan: ['Plan', 'الخطة'],
  progress: ['Progress', 'التقدم'],
  messages: ['Messages', 'الرسائل'],
  checkIns: ['Check-ins', 'المتابعات'],
  events: ['Events', 'الفعاليات'],
  clients: ['Clients', 'العملاء'],
  profile: ['Profile', 'الملف الشخصي'],
  member: ['a member', 'عضو'],
  coach: ['a coach', 'مدرّب'],
  signOut: ['Sign out', 'تسجيل الخروج'],
});

const signIn = (): Page =>
  signInPage({
    session,
    title: siteName(),
    hint: w('hint'),
    signIn: async body => (await dataOf(fitness.POST('/api/auth/login', { body }))).access_token,
    demo: [
      { email: 'member@fitness.example', label: w('member') },
      { email: 'coach@fitness.example', label: w('coach') },
    ],
  });

type Pages = (account: Account, visit: Visit) => Page | Promise<Page>;

/** A page of one of the two sides; the other has nothing there. */
const forMember = (page: Pages) =>
  withAccount((account, visit) => (isCoach(account) ? missing() : page(account, visit)));
const forCoach = (page: Pages) =>
  withAccount((account, visit) => (isCoach(account) ? page(account, visit) : missing()));
const missing = (): Page => ({ title: '', body: missingState() });

const routes: Routes = {
  '/': withAccount((account, visit) => (isCoach(account) ? redirect('/clients')() : dayPage(account, visit))),
  '/session': forMember(sessionPage),
  '/plan': forMember(planPage),
  '/progress': forMember(progressPage),
  '/messages': forMember(messagesPage),
  '/check-ins': withAccount((account, visit) =>
    isCoach(account) ? rosterCheckInsPage(account, visit) : checkInsPage(account, visit),
  ),
  '/events': forMember(eventsPage),
  '/clients': forCoach(clientsPage),
  '/clients/:username': forCoach(clientPage),
  '/profile': withAccount(profilePage),
};

const MEMBER_LINKS = {
  '/': 'day',
  '/plan': 'plan',
  '/progress': 'progress',
  '/messages': 'messages',
  '/check-ins': 'checkIns',
  '/events': 'events',
  '/profile': 'profile',
} as const;
const COACH_LINKS = { '/clients': 'clients', '/check-ins': 'checkIns', '/profile': 'profile' } as const;
const LINKS = { member: MEMBER_LINKS, coach: COACH_LINKS, staff: {} };

startSite({
  theme,
  whose,
  routes: signedIn(session, signIn, routes),
  links: () => {
    const account = headAccount();
    if (!account) return [];
    return Object.entries(LINKS[account.kind]).map(([address, name]) => ({
      address,
      label: w(name),
    }));
  },
  tools: left =>
    headAccount()
      ? [
          liveState(left),
          h('button', { type: 'button', class: 'quiet', onclick: () => session.end({ onward: '/' }) }, w('signOut')),
        ]
      : [],
  refusals,
});
