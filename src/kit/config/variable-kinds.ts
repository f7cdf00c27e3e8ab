import { isEmail } from 'class-validator';

/** What a text is not, in a few words that follow the name of its variable. */
export class Wrong {
  constructor(readonly told: string) {}
}

/** Reads the text of a variable, or says what is wrong with it. */
type Read<Value> = (text: string | undefined) => Value | Wrong;

/** What a variable takes. */
export class Kind<Value> {
  constructor(readonly read: Read<Value>) {}

  /** Says in one sentence what is wanted instead of every other value, with one that would do. */
  where(holds: (value: Value) => boolean, wanted: string): Kind<Value> {
    return this.next(value => (holds(value) ? value : new Wrong(wanted)));
  }

  as<Other>(change: (value: Value) => Other): Kind<Other> {
    return this.next(change);
  }

  optional(): Kind<Value | undefined> {
    return new Kind<Value | undefined>(sent => (sent === undefined ? undefined : this.read(sent)));
  }

  default(value: Value): Kind<Value> {
    return new Kind(sent => (sent === undefined ? value : this.read(sent)));
  }

  private next<Other>(read: (value: Value) => Other | Wrong): Kind<Other> {
    return new Kind(sent => {
      const value = this.read(sent);
      return value instanceof Wrong ? value : read(value);
    });
  }
}

/** What variables are read as, by their names. */
export type ValuesOf<Kinds> = { [Name in keyof Kinds]: Kinds[Name] extends Kind<infer Value> ? Value : never };

export const text = new Kind<string>(sent => sent ?? new Wrong('is needed'));

export const matching = (pattern: RegExp, wanted: string) => text.where(sent => pattern.test(sent), wanted);

export const oneOf = <Word extends string>(...words: [Word, ...Word[]]) =>
  text.where(sent => words.includes(sent as Word), `is ${enumeration(words)}`).as(sent => sent as Word);

export const flag = text
  .where(sent => ['true', 'false', '1', '0'].includes(sent), 'is true or false')
  .as(sent => sent === 'true' || sent === '1');

export const whole = (least: number, most: number, example: number) =>
  text
    .where(
      sent => /^\d{1,9}$/.test(sent) && Number(sent) >= least && Number(sent) <= most,
      `is a whole number from ${least} to ${most}, such as ${example}`,
    )
    .as(Number);

/** A count that only common sense bounds. */
export const count = (example: number) =>
  matching(/^0*[1-9]\d{0,8}$/, `is a whole number from 1, such as ${example}`).as(Number);

export const address = (protocol: RegExp, example: string) =>
  text
    .as(sent => sent.trim())
    .where(
      sent => URL.canParse(sent) && sent.includes('://') && protocol.test(new URL(sent).protocol.slice(0, -1)),
      `is no address such as ${example}`,
    );

export const webAddress = address(/^https?$/, 'https://api.example.com');

export const mailAddress = text.where(sent => isEmail(sent), 'is no e-mail address such as you@example.com');

/** What stands in the From line of a mail. */
export const mailSender = text.where(sent => {
  const [, named] = /^[^<>\r\n]*<([^<>]+)>$/.exec(sent) ?? [];
  return isEmail(named ?? sent);
}, 'is no sender such as Quintet <no-reply@example.com>');

export const password = text.where(
  sent => sent.length >= 8 && Buffer.byteLength(sent) <= 72,
  'has 8 characters or more, and at most 72 bytes, which is all that is hashed',
);

export const list = text.as(words =>
  words
    .split(',')
    .map(word => word.trim())
    .filter(Boolean),
);

export const origins = list.where(
  sites => sites.every(site => URL.canParse(site) && new URL(site).origin === site),
  'is a list of exact origins such as https://shop.example,https://admin.example',
);

export const hostNames = list
  .where(
    names => names.every(name => /^[a-z0-9.-]+$/i.test(name)),
    'is a list of host names such as shop.example,www.shop.example',
  )
  .as(names => names.map(name => name.toLowerCase()));

function enumeration(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
