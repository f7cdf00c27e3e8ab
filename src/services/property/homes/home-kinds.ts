export const PURPOSES = ['sale', 'rent'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const HOME_TYPES = ['apartment', 'villa', 'townhouse'] as const;
export type HomeType = (typeof HOME_TYPES)[number];

export const HOME_STATUSES = ['draft', 'published', 'sold', 'rented', 'archived'] as const;
export type HomeStatus = (typeof HOME_STATUSES)[number];

export const HOME_SORTS = ['newest', 'price_asc', 'price_desc'] as const;
/** The default is latest change first. */
export type HomeSort = (typeof HOME_SORTS)[number];
