import { type Child, h, put } from './element';
import { language, otherLanguage, type Sentence, setLanguage, startLanguage, words } from './language';
import { knowRefusals, say, sayAll } from './refusals';
import { go, type Page, pageLeft, render, type Routes, startRouter } from './router';
import { skeleton } from './skeleton';
import { errorState, isMissing, missingState } from './states';
import { applyTheme, logo, siteFoot, siteName, type Theme } from './theme';
import { tell } from './toast';

const w = words({
  skip: ['Skip to the content', 'انتقل إلى المحتوى'],
  pages: ['Pages of the site', 'صفحات الموقع'],
});

export interface Link {
  address: string;
  label: string;
}

export interface Site {
  /** Name, colours, font, logo and foot: `theme.json`. */
  theme: Theme;
  /** Whose account it is, below the name; empty until it has been read, undefined while nobody is signed in. */
  whose?: () => string | undefined;
  /** The address of the first page; `/` when left out. */
  home?: string;
  routes: Routes;
  /** In the head; called for every page. */
  links: () => Link[];
  /** After the links: a bell, whether the page is live, a button to sign out. `left` is aborted with the page. */
  tools?: (left: AbortSignal) => Child[];
  /** Sentences for refusals, by code. */
  refusals?: Record<string, Sentence>;
  /** What pages look like until they are read. */
  skeleton?: 'cards' | 'rows';
}

/** Draws the head and foot at once, and the page of the address between them. */
export function startSite(site: Site): void {
  startLanguage();
  knowRefusals(site.refusals ?? {});
  applyTheme(site.theme);
  // Failures of clicks that no page handles.
  addEventListener('unhandledrejection', event => {
    event.preventDefault();
    tell(sayAll(event.reason));
  });
  const head = h('header', { class: 'head' });
  const newMain = () => h('main', { id: 'content', tabindex: -1 });
  let main = newMain();
  let foot: HTMLElement | undefined;
  document.body.append(head, main);

  let place: string | undefined;
  let isLoading = false;
  const renewMain = () => main.replaceWith((main = newMain()));
  const draw = (body: Node): void => {
    put(head, ...headOf(site));
    put(main, body);
    foot?.remove();
    foot = siteFoot();
    if (foot) main.after(foot);
  };
  const showLoading = () => {
    renewMain();
    isLoading = true;
    draw(skeleton(site.skeleton));
  };
  const show = ({ title, body, place: next = location.pathname }: Page): boolean => {
    document.title = title ? `${title} · ${siteName()}` : siteName();
    const hasMoved = next !== place;
    if (hasMoved && !isLoading) renewMain();
    isLoading = false;
    draw(body);
    if (hasMoved && place !== undefined) main.focus({ preventScroll: true });
    place = next;
    return hasMoved;
  };
  startRouter(site.routes, {
    show,
    showLoading,
    showFailure: failure => void show(failurePage(failure, site.home)),
  });
}

function headOf({ home = '/', whose, links, tools }: Site): Child[] {
  const toOther = () => {
    setLanguage(otherLanguage());
    void render();
  };
  const here = (address: string) =>
    location.pathname === address || (address !== home && location.pathname.startsWith(`${address}/`));
  const shown = links();
  const owner = whose?.();
  return [
    h('a', { class: 'skip', href: '#content' }, w('skip')),
    h(
      'div',
      { class: 'brand' },
      h('a', { class: 'name', href: home }, logo(), siteName()),
      owner !== undefined && h('small', {}, owner || '\u00a0'),
    ),
    // Keeps its place while it is not known which pages an account may see.
    (shown.length > 0 || owner !== undefined) &&
      h(
        'nav',
        { 'aria-label': w('pages') },
        ...shown.map(({ address, label }) =>
          h('a', { href: address, 'aria-current': here(address) ? 'page' : undefined }, label),
        ),
      ),
    h(
      'div',
      { class: 'tools' },
      ...(tools?.(pageLeft()) ?? []),
      h(
        'button',
        { type: 'button', class: 'quiet', lang: otherLanguage(), onclick: toOther },
        language() === 'ar' ? 'English' : 'العربية',
      ),
    ),
  ];
}

function failurePage(failure: unknown, home?: string): Page {
  if (isMissing(failure)) {
    const body = missingState(home);
    return { title: body.querySelector('h1')!.textContent, body };
  }
  return { title: say(failure), body: errorState(failure, render, 'h1') };
}

/** A page whose only purpose is to lead to another one. */
export const redirect = (address: string) => (): Page => {
  queueMicrotask(() => go(address, { replace: true }));
  return { title: '', body: skeleton() };
};
