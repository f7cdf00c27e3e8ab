import type { Caller } from '#kit/http/caller';

/** The value of `stored_file.owner` for an account, such as `staff:12`. */
export const ownerOf = ({ audience, id }: Pick<Caller, 'audience' | 'id'>): string => `${audience}:${id}`;
