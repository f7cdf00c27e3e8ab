import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Response as ExpressResponse } from 'express';
import type { AppRequest } from '#kit/http/request';

interface Cookie {
  name: string;
  value: string;
  path: string;
}

let visitors = 0;

/** The header of a visitor that nothing was counted for. */
export const newVisitor = (): Record<string, string> => {
  visitors += 1;
  return { 'X-Forwarded-For': `198.51.${visitors >> 8}.${visitors & 255}` };
};

/** A browser that keeps cookies for their paths, and follows no redirect by itself. */
export class Browser {
  private cookies: Cookie[] = [];

  constructor(
    readonly origin: string,
    protected readonly headers: Record<string, string> = newVisitor(),
  ) {}

  async get(address: string): Promise<Response> {
    const { pathname, search } = new URL(address, this.origin);
    const response = await fetch(this.origin + pathname + search, {
      redirect: 'manual',
      headers: { ...this.headers, cookie: this.cookieHeader(pathname) },
    });
    this.keep(response.headers.getSetCookie());
    return response;
  }

  /** What a page of this process at the address does with the request: the pages themselves are tested elsewhere. */
  async act(
    address: string,
    work: (request: AppRequest, response: ExpressResponse) => Promise<unknown>,
  ): Promise<string | undefined> {
    const { pathname } = new URL(address, this.origin);
    const request = Object.assign(new IncomingMessage(new Socket()), {
      method: 'POST',
      url: pathname,
      headers: { host: new URL(this.origin).host, cookie: this.cookieHeader(pathname) },
    });
    const response = new ServerResponse(request);
    await work(request as AppRequest, response as ExpressResponse);
    const location = response.getHeader('location');
    return location === undefined ? undefined : String(location);
  }

  cookieHeader(path: string): string {
    return this.cookies
      .filter(cookie => path === cookie.path || path.startsWith(`${cookie.path.replace(/\/$/, '')}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  protected keep(sent: readonly string[]): void {
    for (const each of sent) {
      const [pair = '', ...attributes] = each.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const path = attributes.find(attribute => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
      this.cookies = this.cookies.filter(cookie => cookie.name !== name || cookie.path !== path);
      if (value !== '') this.cookies.push({ name, value, path });
    }
  }
}
