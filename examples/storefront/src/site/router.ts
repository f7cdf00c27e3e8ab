/** One look at a page. */
export interface Visit {
  /** What stands in the path in the place of `:name`. */
  parameters: Record<string, string>;
  query: URLSearchParams;
  /** Told when the visitor goes elsewhere: end what the page listens to. */
  left: AbortSignal;
}

export interface Page {
  title: string;
  body: Node;
}

/** A path such as `/menu/:slug` and what is shown there. */
export type Routes = Record<string, (visit: Visit) => Page | Promise<Page>>;

interface Screen {
  /** The page takes a moment. */
  showLoading: () => void;
  show: (page: Page) => void;
  /** A page that could not be made, or an address without one: `undefined`. */
  showFailure: (failure: unknown) => void;
}

/** The page before stays this long. */
const SLOW_MS = 600;

let routes: Routes = {};
let screen: Screen;
let leaving = new AbortController();

export function startRouter(all: Routes, shownOn: Screen): void {
  routes = all;
  screen = shownOn;
  addEventListener('popstate', () => void render());
  document.addEventListener('click', followLink);
  screen.showLoading();
  void render();
}

export function go(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  void render().then(() => scrollTo(0, 0));
}

/** The same page once more: in another language, or after signing in. */
export const render = async (): Promise<void> => {
  leaving.abort();
  leaving = new AbortController();
  const { signal } = leaving;
  document.body.setAttribute('aria-busy', 'true');
  const slow = setTimeout(() => screen.showLoading(), SLOW_MS);
  signal.addEventListener('abort', () => clearTimeout(slow));
  try {
    const page = await pageAt(new URL(location.href), signal);
    if (signal.aborted) return;
    if (page) screen.show(page);
    else screen.showFailure(undefined);
  } catch (failure) {
    if (!signal.aborted) screen.showFailure(failure);
  } finally {
    clearTimeout(slow);
    if (!signal.aborted) document.body.removeAttribute('aria-busy');
  }
};

function pageAt(address: URL, left: AbortSignal): Page | Promise<Page> | undefined {
  for (const [path, page] of Object.entries(routes)) {
    const parameters = parametersOf(path, address.pathname);
    if (parameters) return page({ parameters, query: address.searchParams, left });
  }
  return undefined;
}

function parametersOf(path: string, pathname: string): Record<string, string> | undefined {
  const expected = path.split('/');
  const given = pathname.replace(/(.)\/$/, '$1').split('/');
  if (expected.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    if (part.startsWith(':')) parameters[part.slice(1)] = decodeURIComponent(given[index]!);
    else if (part !== given[index]) return undefined;
  }
  return parameters;
}

function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.href);
}
