interface Form {
  action: string;
  /** Hidden fields. */
  fields: Record<string, string>;
}

interface Page {
  address: string;
  text: string;
}

/** Somebody who signs in and decides in a browser, by the pages alone. */
export class ConnectingPerson {
  private readonly cookies = new Map<string, string>();
  /** The pages that were shown, the latest last. */
  readonly pages: Page[] = [];

  constructor(
    private readonly credentials: { email: string; password: string },
    private readonly language: string,
  ) {}

  /** Signs in where the pages ask for it, and allows the app. Returns the address to which the browser goes at last. */
  async allow(address: string | URL, access: 'read' | 'write'): Promise<URL> {
    let place = await this.open(new URL(address));
    for (let step = 0; step < 4 && typeof place !== 'string'; step += 1) {
      const { action, fields } = formOf(place);
      const answers: Record<string, string> = place.text.includes('type="password"')
        ? { ...this.credentials, action: 'sign-in' }
        : { action: 'allow', access, areas: 'all' };
      place = await this.open(new URL(action, place.address), { ...fields, ...answers });
    }
    if (typeof place !== 'string') throw new Error(`The pages do not end: ${place.text}`);
    return new URL(place);
  }

  /** Follows redirects within the origin; returns the address of the first one beyond. */
  private async open(address: URL, form?: Record<string, string>): Promise<Page | string> {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: {
        Connection: 'close',
        'Accept-Language': this.language,
        Accept: 'text/html',
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { Origin: address.origin }),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const location = response.headers.get('location');
    if (location !== null) {
      const next = new URL(location, address);
      return next.origin === address.origin ? this.open(next) : next.href;
    }
    const page = { address: address.href, text: await response.text() };
    if (response.status !== 200) throw new Error(`${response.status} ${page.text}`);
    this.pages.push(page);
    return page;
  }

  private keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function formOf({ text }: Page): Form {
  const [, action = ''] = /<form method="post" action="([^"]*)"/.exec(text) ?? [];
  const hidden = [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return { action, fields: Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])) };
}
