import { dataOf } from 'quintet-clients/answers';
import './office.css';
import type { Child } from '#kit/element';
import { words } from '#kit/language';
import { liveState } from '#kit/live';
import type { Page, Visit } from '#kit/router';
import { signInPage } from '#kit/sign-in';
import { session } from '../session';
import { mayUse, type Office, property, readOffice } from './api';
import { homePage } from './home.page';
import { homesPage } from './homes.page';
import { inquiriesPage } from './inquiries.page';
import { inquiryPage } from './inquiry.page';
import { overviewPage } from './overview.page';
import { viewingPage } from './viewing.page';
import { viewingsPage } from './viewings.page';

const w = words({
  title: ['Agency office', 'مكتب الوكالة'],
  hint: ['For the team of the agency.', 'لفريق الوكالة.'],
  agent: ['agent', 'وسيط عقاري'],
  owner: ['owner', 'المالكة'],
});

export const pages = {
  overview: overviewPage,
  inquiries: inquiriesPage,
  inquiry: inquiryPage,
  viewings: viewingsPage,
  viewing: viewingPage,
  homes: homesPage,
  home: homePage,
} satisfies Record<string, (office: Office, visit: Visit) => Promise<Page>>;

export const open = async (name: keyof typeof pages, visit: Visit): Promise<Page> =>
  session.token() ? pages[name](await readOffice(), visit) : signIn();

const signIn = (): Page =>
  signInPage({
    session,
    title: w('title'),
    hint: w('hint'),
    signIn: async body => (await dataOf(property.POST('/api/auth/login', { body }))).access_token,
    demo: [
      { email: 'agent@property.example', label: w('agent') },
      { email: 'owner@property.example', label: w('owner') },
    ],
  });

export { mayUse };

export const tools = (left: AbortSignal): Child[] => [liveState(left)];
