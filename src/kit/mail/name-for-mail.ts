import type { Language, Translator } from '../language/language';

const MAX_CHARACTERS = 60;
const WORD = String.raw`[\p{L}\p{M}'’]+`;
/** `J.` or `J.R.`; a full stop after more than an initial, or before a word, could be an address (`evil.example`, `t.co`). */
const INITIALS = String.raw`(?:\p{L}\p{M}*\.)+`;
const PART = `(?:${INITIALS}|${WORD})`;
const NAME = new RegExp(`^${PART}(?:[ -]+${PART})*$`, 'u');

/**
 * A sender's own words must not reach strangers by our mail. The name as it may stand in one: letters, marks, blanks,
 * hyphens, apostrophes and full stops after initials, at most 60 characters. Undefined when it is anything else.
 */
export function nameForMail(name: string): string | undefined {
  const trimmed = name.trim();
  return [...trimmed].length <= MAX_CHARACTERS && NAME.test(trimmed) && /\p{L}/u.test(trimmed) ? trimmed : undefined;
}

/** `Hello Sara,`, or `Hello,` where the name may not stand in a mail. */
export function greeting(translator: Translator, language: Language, name: string): string {
  const shown = nameForMail(name);
  return shown === undefined
    ? translator.say('mail.hello', language)
    : translator.say('mail.hello_name', language, { name: shown });
}
