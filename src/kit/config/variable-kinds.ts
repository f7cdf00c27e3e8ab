import { check, picklist, pipe, regex, string, transform } from 'valibot';
import { isEmail } from 'class-validator';
import { isEmailAddress, normaliseEmail } from '../text/email-address';

/** Kinds of values a variable takes. Each says in one sentence what it wants, with a value that would do. */

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

/** A count that only common sense bounds. */
export const count = (example: number) =>
  pipe(matching(/^0*[1-9]\d{0,8}$/, `is a whole number from 1, such as ${example}`), transform(Number));

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

export const mailAddress = pipe(
  text,
  check(sent => isEmailAddress(normaliseEmail(sent)), 'is no e-mail address such as you@example.com'),
);

/** What stands in the From line of a mail. */
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
