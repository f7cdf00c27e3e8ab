import { Refused } from 'quintet-clients/answers';
import { h, put } from './element';
import { firstLanguage, inLanguage, language, speak, words } from './language';
import type { Part } from './part';
import { pictureOf } from './pictures';
import { knowRefusals, say, tell } from './refusals';
import { type Page, render, startRouter } from './router';
import { skeleton } from './skeleton';

const w = words({
  name: ['Saffron & Cedar', 'زعفران وأرز'],
  welcome: ['Good food, and a place to stay', 'طعام طيب ومكان تقيم فيه'],
  skip: ['Skip to the content', 'انتقل إلى المحتوى'],
  other: ['العربية', 'English'],
  nothingHere: ['There is nothing here.', 'لا شيء هنا.'],
  home: ['To the first page', 'إلى الصفحة الأولى'],
  again: ['Try again', 'حاول مرة أخرى'],
  demo: [
    'A starter on demo data. Nothing is cooked, nobody is charged.',
    'موقع تجريبي ببيانات تجريبية. لا طعام يُطهى ولا مبالغ تُحصَّل.',
  ],
});

/** The whole site: head, the page, foot. */
export function startSite(parts: Part[]): void {
  for (const { refusals } of parts) knowRefusals(refusals);
  // What fails after a click and nobody has told is told here.
  addEventListener('unhandledrejection', event => {
    event.preventDefault();
    tell(say(event.reason));
  });
  speak(firstLanguage());
  const head = h('header');
  const main = h('main', { id: 'content', tabindex: -1 });
  const foot = h('footer');
  document.body.append(head, main, foot);

  let shown = '';
  const frame = (body: Node): void => {
    put(head, ...headOf(parts));
    put(main, body);
    put(foot, h('p', {}, w('demo')));
  };
  const show = ({ title, body }: Page): void => {
    document.title = title ? `${title} · ${w('name')}` : w('name');
    frame(body);
    if (shown && shown !== location.pathname) main.focus({ preventScroll: true });
    shown = location.pathname;
  };
  const home = () => firstPage(parts);
  const routes = Object.assign({ '/': home }, ...parts.map(part => part.routes));
  startRouter(routes, {
    show,
    showLoading: () => frame(skeleton()),
    showFailure: failure => show(failurePage(failure)),
  });
}

function headOf(parts: Part[]): HTMLElement[] {
  const toOther = () => {
    speak(language() === 'ar' ? 'en' : 'ar');
    void render();
  };
  const other = language() === 'ar' ? 'en' : 'ar';
  const doors = parts.map(({ start, name }) => ({ address: start, label: inLanguage(name) }));
  const links = [...doors, ...(parts.find(isHere)?.links() ?? [])];
  const here = (address: string) => (location.pathname.startsWith(address) ? 'page' : undefined);
  return [
    h('a', { class: 'skip', href: '#content' }, w('skip')),
    h('a', { class: 'name', href: '/' }, w('name')),
    h('nav', {}, ...links.map(({ address, label }) => h('a', { href: address, 'aria-current': here(address) }, label))),
    h('button', { type: 'button', class: 'quiet', lang: other, onclick: toOther }, w('other')),
  ];
}

/** Whether the page that is shown is one of the part's: they begin as its routes do. */
const isHere = ({ routes }: Part): boolean =>
  Object.keys(routes).some(route => route.split('/')[1] === location.pathname.split('/')[1]);

async function firstPage(parts: Part[]): Promise<Page> {
  const pictures = await Promise.all(parts.map(async ({ picture }) => picture?.().catch(() => undefined)));
  const doors = parts.map(({ name, invitation, start }, index) =>
    h(
      'a',
      { class: 'card door', href: start },
      pictureOf(pictures[index], { alt: '', sizes: '(min-width: 45rem) 34rem, 94vw', eager: true }),
      h('div', {}, h('h2', {}, inLanguage(name)), h('p', {}, inLanguage(invitation))),
    ),
  );
  return { title: '', body: h('section', { class: 'doors' }, h('h1', {}, w('welcome')), ...doors) };
}

function failurePage(failure: unknown): Page {
  const missing = failure === undefined || (failure instanceof Refused && failure.status === 404);
  const title = missing ? w('nothingHere') : say(failure);
  const again = h('button', { type: 'button', class: 'main', onclick: () => void render() }, w('again'));
  const away = h('a', { class: 'button main', href: '/' }, w('home'));
  return { title, body: h('section', { class: 'narrow' }, h('h1', {}, title), missing ? away : again) };
}
