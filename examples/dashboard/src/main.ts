import { dataOf } from 'quintet-clients/answers';
import '#kit/style.css';
import './dashboard.css';
import { h } from '#kit/element';
import { redirect, startSite } from '#kit/frame';
import { words } from '#kit/language';
import { liveState } from '#kit/live';
import type { Page, Routes } from '#kit/router';
import { signedIn, signInPage } from '#kit/sign-in';
import { siteName } from '#kit/theme';
import theme from '../theme.json';
import { food, type Member, session } from './api';
import { assistantButton } from './assistant/assistant-button';
import { dishesPage } from './dishes/dishes';
import { seesBooks, signedMember, whose, withMember } from './member';
import { addressOf, notifications } from './notifications/feed';
import { boardPage } from './orders/board';
import { addressOfOrder } from './orders/orders';
import { soundSwitch } from './orders/ring';
import { overviewPage } from './overview/overview';
import { refusals } from './refusals';

const w = words({
  orders: ['Orders', 'الطلبات'],
  overview: ['Overview', 'نظرة عامة'],
  dishes: ['Dishes', 'الأطباق'],
  books: ['Books', 'الدفاتر'],
  differences: ['Differences', 'الاختلافات'],
  signOut: ['Sign out', 'خروج'],
  manager: ['the office, all kitchens', 'المكتب، كل المطابخ'],
  kitchen: ['one kitchen', 'مطبخ واحد'],
});

type PageName = 'orders' | 'overview' | 'dishes' | 'books' | 'differences';

/** Pages that an account may see: kitchens see no amounts, and dishes are for those who may change them. */
function pagesFor(member: Member): PageName[] {
  const { kitchen_code, permissions } = member;
  const mayView = permissions.includes('orders.view');
  return [
    ...(mayView ? (['orders'] as const) : []),
    ...(mayView && kitchen_code === null ? (['overview'] as const) : []),
    ...(permissions.includes('products.edit') ? (['dishes'] as const) : []),
    ...(seesBooks(member) ? (['books', 'differences'] as const) : []),
  ];
}

const signIn = (): Page =>
  signInPage({
    session,
    title: siteName(),
    signIn: async body => (await dataOf(food.POST('/api/auth/login', { body }))).access_token,
    demo: [
      { email: 'manager@food.example', label: w('manager') },
      { email: 'kitchen@food.example', label: w('kitchen') },
    ],
  });

/** Loaded when they are opened. */
const booksPage = withMember(async (signed, visit) => (await import('./money/books')).booksPage(signed, visit));
const differencesPage = withMember(async (signed, visit) =>
  (await import('./money/differences')).differencesPage(signed, visit),
);

const routes: Routes = {
  '/': withMember(({ member }) => redirect(`/${pagesFor(member)[0] ?? 'orders'}`)()),
  '/orders': withMember(boardPage),
  '/orders/:id': withMember(boardPage),
  '/orders/number/:number': withMember(async (_signed, { parameters }) =>
    redirect(await addressOfOrder(parameters['number'] ?? ''))(),
  ),
  '/overview': withMember(overviewPage),
  '/dishes': withMember(dishesPage),
  '/books': booksPage,
  '/books/:date': booksPage,
  '/differences': differencesPage,
};

startSite({
  theme,
  whose,
  routes: signedIn(session, signIn, routes),
  links: () => {
    const member = signedMember();
    return member ? pagesFor(member).map(name => ({ address: `/${name}`, label: w(name) })) : [];
  },
  tools: left => [
    assistantButton(signedMember()),
    ...(session.token() ? [liveState(left), soundSwitch(left), ...notifications.bell(left, addressOf)] : []),
    session.token() &&
      h('button', { type: 'button', class: 'quiet', onclick: () => session.end({ onward: '/' }) }, w('signOut')),
  ],
  refusals,
  skeleton: 'rows',
});
