import { Translator } from '#kit/language/language';
import { mergeMessages } from '#kit/language/messages';
import type { ShownApp } from './app-card';
import { type ConsentView, consentPage } from './consent.page';
import { failurePage } from './failure.page';
import { oauthPagesMessages } from './oauth-pages.messages';
import type { PageContext } from './page-frame';
import { pageHeaders } from './page-headers';
import { signInPage } from './sign-in.page';

const translator = new Translator(mergeMessages(oauthPagesMessages));

const context = (language: 'en' | 'ar' = 'en', business = 'Saffron & Cedar'): PageContext => ({
  language,
  business,
  say: (key, params) => translator.say(`connect.${key}`, language, params),
});

const CLAUDE: ShownApp = {
  name: 'Claude',
  source: { kind: 'document', host: 'claude.ai' },
  returnsTo: { kind: 'web', host: 'claude.ai' },
};

const consent = (changes: Partial<ConsentView> = {}): ConsentView => ({
  app: CLAUDE,
  account: { name: 'Sara Haddad', email: 'sara@example.com' },
  token: 'token-1',
  offersWrite: true,
  groups: [
    {
      label: 'Kitchen and office',
      areas: [
        { name: 'books', label: 'Books' },
        { name: 'customers', label: 'Customers' },
      ],
    },
  ],
  ...changes,
});

/** The text between tags, as a person reads it. */
const readable = (page: string): string =>
  page
    .slice(page.indexOf('<body>'))
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const checked = (page: string): string[] =>
  [...page.matchAll(/<input [^<>]*name="([^"]*)" value="([^"]*)"[^<>]* checked>/g)].map(
    ([, name, value]) => `${name}=${value}`,
  );

describe('every page', () => {
  const pages = (language: 'en' | 'ar') => [
    signInPage(context(language), { app: CLAUDE, address: 'staff', token: 't' }),
    consentPage(context(language), consent()),
    failurePage(context(language), 'Expired', 'connect_expired'),
  ];

  it.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const)('in %s has its direction, one heading and no script', (language, direction) => {
    for (const page of pages(language)) {
      expect(page).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(page.match(/<h1>/g)).toHaveLength(1);
      expect(page).not.toMatch(/<script|\son\w+=|javascript:|<img|connect\./i);
    }
  });

  it('links to itself in the other language, unless it cannot be opened again', () => {
    expect(consentPage(context('en'), consent())).toContain('<a href="?lang=ar" lang="ar" hreflang="ar">العربية</a>');
    expect(consentPage(context('ar'), consent())).toContain('<a href="?lang=en" lang="en" hreflang="en">English</a>');
    expect(failurePage(context(), 'Expired', 'connect_expired')).not.toContain('?lang=');
  });
});

describe('the app', () => {
  const shown = (app: Partial<ShownApp>) => readable(consentPage(context(), consent({ app: { ...CLAUDE, ...app } })));

  it('is shown with the host of its client id and of the address that receives access', () => {
    const text = shown({
      source: { kind: 'document', host: 'app.example' },
      returnsTo: { kind: 'web', host: 'b.example' },
    });
    expect(text).toMatch(/Claude .*Comes from app\.example .*Receives access at b\.example/);
    expect(text).toContain('The app comes from one address, and another one receives access.');
  });

  it('of one host has no warning', () => expect(consentPage(context(), consent())).not.toContain('class="notice"'));

  it.each([
    [{ kind: 'loopback', host: '127.0.0.1:33418' }, 'This device, 127.0.0.1:33418'],
    [{ kind: 'scheme', scheme: 'cursor:' }, 'An app on this device, cursor:'],
  ] as const)('on the device is shown as one: %j', (returnsTo, expected) => {
    const text = shown({ returnsTo });
    expect(text).toContain(expected);
    expect(text).toContain('Continue only if you have just started this');
  });

  it('is shown by how the service knows it, where no address does', () => {
    expect(shown({ source: { kind: 'entered' } })).toContain('Added by the team of Saffron &#38; Cedar');
    const registered = shown({ source: { kind: 'registered' } });
    expect(registered).toContain('Unknown: the app registered itself');
    expect(registered).toContain('Neither the app nor its name has been checked.');
  });

  it('cannot write markup, and its name cannot reorder what follows', () => {
    const page = consentPage(context(), consent({ app: { ...CLAUDE, name: '</bdi><script>alert(1)</script>"\'' } }));
    expect(page).not.toContain('<script>');
    expect(page).toContain('<bdi>&#60;/bdi&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#34;&#39;</bdi>');
  });
});

describe('consent', () => {
  it('offers changes where they are possible, chosen as the app asks', () => {
    expect(checked(consentPage(context(), consent()))).toEqual(['access=write', 'areas=all']);
    const reading = consentPage(context(), consent({ offersWrite: false }));
    expect(reading).not.toContain('name="access"');
    expect(readable(reading)).toContain('Only read.');
  });

  it('keeps the choices of a form that was refused', () => {
    const page = consentPage(
      context(),
      consent({ chosen: { write: false, areas: ['books'] }, problem: 'Choose <one>' }),
    );
    expect(checked(page)).toEqual(['access=read', 'areas=some', 'area=books']);
    expect(page).toContain('role="alert">Choose &#60;one&#62;</p>');
  });

  it('has no areas where the account has none', () => {
    expect(consentPage(context(), consent({ groups: [] }))).not.toContain('name="areas"');
  });
});

it('signing in keeps the address that was typed, and never the password', () => {
  const page = signInPage(context(), {
    app: CLAUDE,
    address: 'customers',
    token: 't',
    email: '"><b>',
    problem: 'Wrong',
  });
  expect(page).toContain('value="&#34;&#62;&#60;b&#62;"');
  expect(page).toMatch(/<input type="password" name="password" [^>]*autocomplete="current-password" required>/);
  expect(readable(page)).toContain('Use your customer account.');
});

it('lets forms lead to this origin and the given one only, and no site frame the page', () => {
  const policy = pageHeaders(['cursor:'])['Content-Security-Policy']!;
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' cursor:$/,
  );
});
