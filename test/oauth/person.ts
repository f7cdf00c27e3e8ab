import type { App } from './oauth.actors';
import { Browser, newVisitor } from './browser';

type Fields = Record<string, string | readonly string[]>;

/** What the person sees: a page, or the app that the browser was sent back to. */
export interface Seen {
  status: number;
  headers: Headers;
  text: string;
  /** Path and query of the page. */
  url: string;
  /** The parameters of the redirect address, once the browser is there. */
  arrived?: Record<string, string>;
}

/** A person with a browser: opens pages, fills in their forms and is led on, up to the app. */
export class Person extends Browser {
  constructor(
    private readonly app: App,
    headers: Record<string, string> = {},
  ) {
    super(app.origin, { ...newVisitor(), ...headers });
  }

  /** Opens a page, by default that of a new request of the app. */
  async visit(url = this.app.authorizeUrl()): Promise<Seen> {
    return this.follow(url, await this.get(url));
  }

  /** Sends the form of a page with its token, unless the fields have another. */
  async submit({ url, text }: Seen, fields: Fields): Promise<Seen> {
    const action = new URL(/<form method="post" action="([^"]*)"/.exec(text)?.[1] ?? '', `http://localhost${url}`);
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries({ token: tokenIn(text), ...fields }))
      for (const each of [value].flat()) body.append(name, each);
    return this.send(action.pathname + action.search, { body });
  }

  async send(url: string, init: RequestInit): Promise<Seen> {
    const response = await fetch(this.origin + url, {
      redirect: 'manual',
      method: 'POST',
      ...init,
      headers: { ...this.headers, cookie: this.cookieHeader(url.split('?')[0]!), ...(init.headers as object) },
    });
    this.keep(response.headers.getSetCookie());
    return this.follow(url, response);
  }

  /** Signs in on the page of a new request. */
  async signIn(email: string, password: string): Promise<Seen> {
    return this.submit(await this.visit(), { action: 'sign-in', email, password });
  }

  private async follow(url: string, response: Response): Promise<Seen> {
    const location = response.headers.get('location');
    if (location?.startsWith(this.app.redirectUri)) {
      const arrived = Object.fromEntries(new URL(location).searchParams);
      return { status: response.status, headers: response.headers, text: '', url: location, arrived };
    }
    if (location !== null) {
      const { pathname, search } = new URL(location, 'http://localhost');
      return this.visit(pathname + search);
    }
    return { status: response.status, headers: response.headers, text: await response.text(), url };
  }
}

export const tokenIn = (page: string): string => /name="token" value="([^"]*)"/.exec(page)?.[1] ?? '';

/** The text of a page as a person reads it. */
export const readable = (page: string): string =>
  page
    .slice(page.indexOf('<body>'))
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');
