/** One look at a page. */
export interface Visit {
  /** The values of `:name` in the path. */
  parameters: Record<string, string>;
  query: URLSearchParams;
  /** Aborted when the visitor leaves: end what the page listens to. */
  left: AbortSignal;
}

export interface Page {
  title: string;
  body: Node;
  /** Pages of one place, such as a list with and without an opened row, keep focus and scroll position between them. */
  place?: string;
}

/** A path such as `/menu/:slug` and the page that is shown there; `/records/*` is everything below. */
export type Routes = Record<string, (visit: Visit) => Page | Promise<Page>>;

interface Screen {
  showLoading: () => void;
  /** Returns whether it is another place than before. */
  show: (page: Page) => boolean;
  /** Why a page could not be read; `undefined` for an address without one. */
  showFailure: (failure: unknown) => void;
}

/** The previous page stays this long. */
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
  void render().then(hasMoved => hasMoved && scrollTo(0, 0));
}

/** Shows the page of the address again, in another language or after signing in. Returns whether it is another place. */
export const render = async (): Promise<boolean> => {
  leaving.abort();
  leaving = new AbortController();
  const { signal } = leaving;
  document.body.setAttribute('aria-busy', 'true');
  const slow = setTimeout(() => screen.showLoading(), SLOW_MS);
  signal.addEventListener('abort', () => clearTimeout(slow));
  try {
    const page = await pageAt(new URL(location.href), signal);
    if (signal.aborted) return false;
    if (page) return screen.show(page);
    screen.showFailure(undefined);
  } catch (failure) {
    if (!signal.aborted) screen.showFailure(failure);
  } finally {
    clearTimeout(slow);
    if (!signal.aborted) document.body.removeAttribute('aria-busy');
  }
  return true;
};

/** Aborted when the visitor leaves the page that is shown. */
export const pageLeft = (): AbortSignal => leaving.signal;

function pageAt(address: URL, left: AbortSignal): Page | Promise<Page> | undefined {
  for (const [path, page] of Object.entries(routes)) {
    const parameters = parametersOf(path, address.pathname);
    if (parameters) return page({ parameters, query: address.searchParams, left });
  }
  return undefined;
}

function parametersOf(path: string, pathname: string): Record<string, string> | undefined {
  const expected = path.split('/');
  const actual = pathname.replace(/(.)\/$/, '$1').split('/');
  if (expected.at(-1) === '*' && actual.length >= expected.length) {
    expected.pop();
    actual.length = expected.length;
  }
  if (expected.length !== actual.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    if (part.startsWith(':')) parameters[part.slice(1)] = decoded(actual[index]!);
    else if (part !== actual[index]) return undefined;
  }
  return parameters;
}

/** A malformed address is the address of nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.href);
}
