import { z } from 'zod';

/** Kinds of values a variable takes. Each says in one sentence what it wants, with a value that would do. */

export const oneOf = <Word extends string>(...words: [Word, ...Word[]]) =>
  z.enum(words, { error: `is ${enumeration(words)}` });

export const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'is true or false' })
  .transform(text => text === 'true' || text === '1');

export const whole = (least: number, most: number, example: number) =>
  z
    .string()
    .refine(
      text => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `is a whole number from ${least} to ${most}, such as ${example}`,
    )
    .transform(Number);

/** A count that only common sense bounds. */
export const count = (example: number) =>
  z
    .string()
    .refine(text => /^0*[1-9]\d{0,8}$/.test(text), `is a whole number from 1, such as ${example}`)
    .transform(Number);

export const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `is no address such as ${example}` });

export const webAddress = address(/^https?$/, 'https://api.example.com');

export const mailAddress = z.email({ error: 'is no e-mail address such as you@example.com' });

/** What stands in the From line of a mail. */
export const mailSender = z.string().refine(text => {
  const [, named] = /^[^<>\r\n]*<([^<>]+)>$/.exec(text) ?? [];
  return mailAddress.safeParse(named ?? text).success;
}, 'is no sender such as Quintet <no-reply@example.com>');

export const password = z
  .string()
  .refine(
    text => text.length >= 8 && Buffer.byteLength(text) <= 72,
    'has 8 characters or more, and at most 72 bytes, which is all that is hashed',
  );

export const text = z.string();

export const list = z.string().transform(words =>
  words
    .split(',')
    .map(word => word.trim())
    .filter(Boolean),
);

export const origins = list.refine(
  sites => sites.every(site => URL.canParse(site) && new URL(site).origin === site),
  'is a list of exact origins such as https://shop.example,https://admin.example',
);

export const hostNames = list
  .refine(
    names => names.every(name => /^[a-z0-9.-]+$/i.test(name)),
    'is a list of host names such as shop.example,www.shop.example',
  )
  .transform(names => names.map(name => name.toLowerCase()));

function enumeration(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
