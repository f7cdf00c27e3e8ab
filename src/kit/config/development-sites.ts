const FIRST_SITE = 'http://localhost:5173';

/** The starters of `examples` whose pages the mails of a service lead to; the storefront has those of food and stays. */
const STARTERS: Readonly<Record<string, string>> = {
  courses: 'http://localhost:5175',
  fitness: 'http://localhost:5176',
  property: 'http://localhost:5177',
};

/** The site of a service that names none. */
export const defaultSiteOf = (service: string, production: boolean): string =>
  production ? FIRST_SITE : (STARTERS[service] ?? FIRST_SITE);
