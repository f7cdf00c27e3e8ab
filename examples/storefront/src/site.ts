import { h } from '#kit/element';
import { startSite } from '#kit/frame';
import { inLanguage, words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import type { Page } from '#kit/router';
import { heroPicture } from '#kit/theme';
import theme from '../theme.json';
import './doors.css';
import type { Part } from './part';

const w = words({ welcome: ['Good food, and a place to stay', 'طعام طيب ومكان تقيم فيه'] });

/** One site of several businesses: each has its pages, its links and a door on the first page. */
export const startParts = (parts: Part[]): void =>
  startSite({
    theme,
    links: () => [
      ...parts.map(({ start, name }) => ({ address: start, label: inLanguage(name) })),
      ...(parts.find(isHere)?.links() ?? []),
    ],
    routes: Object.assign({ '/': () => firstPage(parts) }, ...parts.map(part => part.routes)),
    refusals: Object.assign({}, ...parts.map(part => part.refusals)),
  });

/** Whether the page that is shown is one of the part's: their addresses begin as its routes do. */
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
  return { title: '', body: h('section', { class: 'doors' }, heroPicture(), h('h1', {}, w('welcome')), ...doors) };
}
