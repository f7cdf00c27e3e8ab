/** `@`, as it is or percent-encoded any number of times. */
const AT = '(?:@|%(?:25)*40)';
/** Runs of the letters of addresses. */
const RUN = /[^\s/?#"'<>(),:;\\]+/g;
const ADDRESS = new RegExp(`.${AT}.`, 'is');
const HAS_AT = new RegExp(AT, 'i');

export const MASKED = '[email]';

const maskAddresses = (text: string): string =>
  HAS_AT.test(text) ? text.replace(RUN, run => (ADDRESS.test(run) ? MASKED : run)) : text;

/** Access keys and ingest keys. */
const KEY = /\bqk_\w+/g;

export const MASKED_KEY = '[key]';

/** Replaces e-mail addresses and keys in a text of the log. */
export const maskText = (text: string): string => maskAddresses(text).replace(KEY, MASKED_KEY);

/** An ASCII character, percent-encoded any number of times. */
const ENCODED = /%(?:25)*([0-7][0-9a-f])/gi;

/** Unlike `decodeURIComponent` it also decodes malformed paths, which are logged too. */
const decode = (text: string): string =>
  text.replace(ENCODED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Masks keys, and path segments with an e-mail address or an encoded key, including quoted and malformed ones. */
export const maskPath = (path: string): string => path.split('/').map(maskSegment).join('/');

function maskSegment(segment: string): string {
  if (HAS_AT.test(segment)) return MASKED;
  if (segment.includes('%') && decode(segment).search(KEY) >= 0) return MASKED_KEY;
  return segment.replace(KEY, MASKED_KEY);
}
