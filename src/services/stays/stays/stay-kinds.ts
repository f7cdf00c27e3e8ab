export const STAY_TYPES = ['villa', 'apartment', 'cabin', 'chalet', 'loft', 'cottage'] as const;
export type StayType = (typeof STAY_TYPES)[number];

export const STAY_STATUSES = ['draft', 'published'] as const;
export type StayStatus = (typeof STAY_STATUSES)[number];

/** The most a stay can sleep. */
export const MOST_GUESTS = 50;
