/** `@`, as it is or percent-encoded any number of times. */
const AT = '(?:@|%(?:25)*40)';
const PART = `[^\\s/?#"'<>(),:;\\\\]+`;
const ADDRESS = new RegExp(PART + AT + PART, 'gi');
const HAS_AT = new RegExp(AT, 'i');

export const MASKED = '[email]';

const maskAddresses = (text: string): string => (HAS_AT.test(text) ? text.replace(ADDRESS, MASKED) : text);

/** Access keys and ingest keys. */
const KEY = /\bqk_\w+/g;

export const MASKED_KEY = '[key]';

/** Replaces e-mail addresses and keys in a text of the log. */
export const maskText = (text: string): string => maskAddresses(text).replace(KEY, MASKED_KEY);

/** Masks keys, and path segments with an e-mail address, including quoted and malformed ones. */
export const maskPath = (path: string): string => {
  const masked = HAS_AT.test(path)
    ? path
        .split('/')
        .map(segment => (HAS_AT.test(segment) ? MASKED : segment))
        .join('/')
    : path;
  return masked.replace(KEY, MASKED_KEY);
};
