/** The rate limit on the pages of one address. */
export const CONNECT_PAGES = 'connectPages';
