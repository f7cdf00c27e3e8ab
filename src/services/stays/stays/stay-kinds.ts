export const STAY_TYPES = ['villa', 'apartment', 'cabin', 'chalet', 'loft', 'cottage'] as const;
export type StayType = (typeof STAY_TYPES)[number];

export const STAY_STATUSES = ['draft', 'published'] as const;
export type StayStatus = (typeof STAY_STATUSES)[number];

export const MEDIA_TYPES = ['image', 'video'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** Maximum for one stay. */
export const MAX_GUESTS = 50;
