import { dataOf } from 'quintet-clients/answers';
import { food, type Member } from './api';
import { dishes } from './dishes/dishes';
import { h, replace } from './dom';
import { inLanguage, language, speak, words } from './language';
import { goLive, isLive } from './live';
import { bell } from './notifications/bell';
import { board } from './orders/board';
import { soundSwitch } from './orders/ring';
import { overview } from './overview/overview';
import { sentenceOf } from './refusals';
import { signOut } from './session';
import { skeleton } from './skeleton';

const say = words({
  orders: ['Orders', 'الطلبات'],
  overview: ['Overview', 'نظرة عامة'],
  dishes: ['Dishes', 'الأطباق'],
  all_kitchens: ['All kitchens', 'كل المطابخ'],
  live: ['Live', 'مباشر'],
  away: ['Connecting …', 'جارٍ الاتصال …'],
  sign_out: ['Sign out', 'خروج'],
  other_language: ['العربية', 'English'],
  again: ['Try again', 'حاول مجددًا'],
});

type PageName = 'orders' | 'overview' | 'dishes';

/** Pages that an account may see: amounts are not for kitchens, dishes for those who may change them. */
function pagesFor({ kitchen_code, permissions }: Member): PageName[] {
  const mayView = permissions.includes('orders.view');
  return [
    ...(mayView ? (['orders'] as const) : []),
    ...(mayView && kitchen_code === null ? (['overview'] as const) : []),
    ...(permissions.includes('products.edit') ? (['dishes'] as const) : []),
  ];
}

export async function showDashboard(): Promise<void> {
  document.title = say('orders');
  document.body.replaceChildren(
    h('header', { class: 'frame' }, h('div', { class: 'whose' }), ...buttons()),
    h('main', {}, skeleton()),
  );
  try {
    const member = await dataOf(food.GET('/api/auth/me'));
    const kitchen = member.kitchen_code === null ? say('all_kitchens') : await kitchenName(member.kitchen_code);
    frame(member, kitchen);
    goLive();
  } catch (error) {
    const again = h('button', { onclick: () => location.reload() }, say('again'));
    document.body.replaceChildren(h('main', { class: 'sign-in' }, h('p', { role: 'alert' }, sentenceOf(error)), again));
  }
}

const buttons = () => [
  h('button', { class: 'quiet', onclick: () => speak(language === 'ar' ? 'en' : 'ar') }, say('other_language')),
  h('button', { class: 'quiet', onclick: () => signOut() }, say('sign_out')),
];

const kitchenName = async (code: string): Promise<string> =>
  inLanguage((await dataOf(food.GET('/api/kitchens/{code}', { params: { path: { code } } }))).name);

function frame(member: Member, kitchen: string): void {
  const { signal } = new AbortController(); // what stands for as long as the member is signed in
  const links = h('nav');
  const main = h('main');
  const state = h('span', { class: 'state', role: 'status' });
  isLive.show(signal, live => {
    state.textContent = live ? say('live') : say('away');
    state.classList.toggle('good', live);
  });

  let leave = new AbortController();
  const go = () => {
    leave.abort();
    leave = new AbortController();
    const pages = pagesFor(member);
    const [, asked, id] = /^#\/(\w+)(?:\/(\d+))?$/.exec(location.hash) ?? [];
    const shown = pages.find(name => name === asked) ?? pages[0];
    replace(
      links,
      ...pages.map(name => h('a', { href: `#/${name}`, 'aria-current': name === shown && 'page' }, say(name))),
    );
    if (shown === 'orders') replace(main, board(member, leave.signal, id === undefined ? undefined : Number(id)));
    if (shown === 'overview') replace(main, overview(leave.signal));
    if (shown === 'dishes') replace(main, dishes());
  };

  document.body.replaceChildren(
    h(
      'header',
      { class: 'frame' },
      h(
        'div',
        { class: 'whose' },
        h('strong', {}, kitchen),
        h('small', {}, `${member.first_name} ${member.last_name}`),
      ),
      links,
      state,
      soundSwitch(signal),
      ...bell(signal),
      ...buttons(),
    ),
    main,
  );
  addEventListener('hashchange', go);
  go();
}
