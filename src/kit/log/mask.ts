/** `@`, as it is or percent-encoded any number of times. */
const AT = '(?:@|%(?:25)*40)';
const PART = `[^\\s/?#"'<>(),:;\\\\]+`;
const ADDRESS = new RegExp(PART + AT + PART, 'gi');
const HAS_AT = new RegExp(AT, 'i');

export const MASKED = '[email]';

/** Replaces e-mail addresses with `MASKED`. */
export const maskAddresses = (text: string): string => (HAS_AT.test(text) ? text.replace(ADDRESS, MASKED) : text);

/** Masks path segments with an e-mail address, including quoted and malformed ones. */
export const maskPath = (path: string): string =>
  HAS_AT.test(path)
    ? path
        .split('/')
        .map(segment => (HAS_AT.test(segment) ? MASKED : segment))
        .join('/')
    : path;
