const LONE_SURROGATE = /\p{Cs}/u;

/** Postgres cannot store NUL or half a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && !LONE_SURROGATE.test(text);
