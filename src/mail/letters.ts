import { Injectable } from '@nestjs/common';
import { type Language, LANGUAGES, Translator } from '#kit/language/language';
import { letter, type Letter } from './letter';
import type { ComposedMail } from './mail';
import { greeting } from './name-for-mail';

/** Translates a message of a mail. */
export type Say = (key: string, values?: object) => string;

/** The content of a mail, in the language of its recipient. */
export interface LetterContent extends Omit<Letter, 'language' | 'greeting'> {
  subject: string;
  /** A name is shown only if it is safe, see `nameForMail`. */
  greeting: string | { name: string };
}

interface LetterOptions {
  language: Language;
  /** Prefix of its message keys, such as `mail.order`; without one, full keys are used. */
  prefix?: string;
  /** Values for the placeholders of all its messages. */
  values?: object;
}

/** The content of a mail in both languages; all but the address and the signature are message keys. */
export interface BilingualContent {
  subject: string;
  paragraphs: readonly string[];
  link?: { label: string; url: string } | undefined;
  signature: string;
}

/** Composes mails from translated messages. */
@Injectable()
export class Letters {
  constructor(private readonly translator: Translator) {}

  compose({ language, prefix, values }: LetterOptions, write: (say: Say) => LetterContent): ComposedMail {
    const {
      subject,
      greeting: greeted,
      ...content
    } = write((key, further) =>
      this.translator.say(prefix ? `${prefix}.${key}` : key, language, { ...values, ...further }),
    );
    const opening = typeof greeted === 'string' ? greeted : greeting(this.translator, language, greeted.name);
    return { subject, ...letter({ language, greeting: opening, ...content }) };
  }

  /** A mail in both languages, for a reader whose language is unknown. @param values for the placeholders of all messages */
  composeInBoth(
    { subject, paragraphs, link, signature }: BilingualContent,
    values?: Record<string, unknown>,
  ): ComposedMail {
    const say = (key: string) => LANGUAGES.map(language => this.translator.say(key, language, values));
    return {
      subject: say(subject).join(' / '),
      ...letter({
        language: 'en',
        greeting: say('mail.hello').join(' '),
        paragraphs: paragraphs.flatMap(say),
        ...(link && { link: { label: say(link.label).join(' / '), url: link.url } }),
        signature,
      }),
    };
  }
}
