import type { Caller } from '#kit/http/caller';

/** An account as `stored_file.owner` names it, such as `staff:12`. */
export const ownerOf = ({ audience, id }: Pick<Caller, 'audience' | 'id'>): string => `${audience}:${id}`;
