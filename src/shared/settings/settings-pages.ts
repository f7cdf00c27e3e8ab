import type { PageRules } from '#kit/http/page';

/** How a service writes the page size of the settings list. */
export type SettingsPages = Pick<PageRules, 'sizeNames' | 'belowOne'>;

export const SETTINGS_PAGES = Symbol('settings pages');
