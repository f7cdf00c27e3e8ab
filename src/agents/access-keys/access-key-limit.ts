/** For one account. */
export const MAX_ACTIVE_KEYS = 20;
