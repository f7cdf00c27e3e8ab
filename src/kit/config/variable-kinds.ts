import { check, picklist, pipe, regex, string, transform } from 'valibot';
import { isEmail } from 'class-validator';
import { isEmailAddress, normaliseEmail } from '../text/email-address';

/** Kinds of values; each message states the expected value with an example. */

export const text = string('is needed');

export const matching = (pattern: RegExp, wanted: string) => pipe(text, regex(pattern, wanted));

export const oneOf = <Word extends string>(...words: [Word, ...Word[]]) => picklist(words, `is ${enumeration(words)}`);

export const flag = pipe(
  picklist(['true', 'false', '1', '0'], 'is true or false'),
  transform(sent => sent === 'true' || sent === '1'),
);

export const whole = (least: number, most: number, example: number) =>
  pipe(
    text,
    check(
      sent => /^\d{1,9}$/.test(sent) && Number(sent) >= least && Number(sent) <= most,
      `is a whole number from ${least} to ${most}, such as ${example}`,
    ),
    transform(Number),
  );

/** A count without a natural maximum. */
export const count = (example: number) =>
  pipe(matching(/^0*[1-9]\d{0,8}$/, `is a whole number from 1, such as ${example}`), transform(Number));

/** A wall clock time in UTC. */
export const timeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'is a time of day in UTC, such as 03:00');

export const address = (protocol: RegExp, example: string) =>
  pipe(
    text,
    transform(sent => sent.trim()),
    check(
      sent => URL.canParse(sent) && sent.includes('://') && protocol.test(new URL(sent).protocol.slice(0, -1)),
      `is no address such as ${example}`,
    ),
  );

export const webAddress = address(/^https?$/, 'https://api.example.com');

/** Paths are appended to it, and its credentials or query would be lost. */
export const providerAddress = pipe(
  webAddress,
  check(sent => {
    const { username, password: secret, search, hash } = new URL(sent);
    return !username && !secret && !search && !hash;
  }, 'has neither a user nor a query, such as https://api.example.com/v1'),
);

export const mailAddress = pipe(
  text,
  check(sent => isEmailAddress(normaliseEmail(sent)), 'is no e-mail address such as you@example.com'),
);

/** The From header of mails. */
export const mailSender = pipe(
  text,
  check(sent => {
    const [, named] = /^[^<>\r\n]*<([^<>]+)>$/.exec(sent) ?? [];
    return isEmail(named ?? sent);
  }, 'is no sender such as Quintet <no-reply@example.com>'),
);

export const password = pipe(
  text,
  check(
    sent => sent.length >= 8 && Buffer.byteLength(sent) <= 72,
    'has 8 characters or more, and at most 72 bytes, which is all that is hashed',
  ),
);

export const list = pipe(
  text,
  transform(words =>
    words
      .split(',')
      .map(word => word.trim())
      .filter(Boolean),
  ),
);

/** Names of payment methods in the words of the card processor. */
export const paymentMethods = pipe(
  list,
  check(
    names =>
      names.length > 0 &&
      names.every(name => /^[a-z][a-z0-9_]{1,39}$/.test(name)) &&
      new Set(names).size === names.length,
    'is a list of payment methods such as card,us_bank_account',
  ),
);

export const origins = pipe(
  list,
  check(
    sites => sites.every(site => URL.canParse(site) && new URL(site).origin === site),
    'is a list of exact origins such as https://shop.example,https://admin.example',
  ),
);

export const hostNames = pipe(
  list,
  check(
    names => names.every(name => /^[a-z0-9.-]+$/i.test(name)),
    'is a list of host names such as shop.example,www.shop.example',
  ),
  transform(names => names.map(name => name.toLowerCase())),
);

function enumeration(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
