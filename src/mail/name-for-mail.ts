import type { Language, Translator } from '#kit/language/language';

const MAX_CHARACTERS = 60;
const WORD = String.raw`[\p{L}\p{M}'’]+`;
/** `J.` or `J.R.`; a full stop elsewhere could form a domain (`evil.example`, `t.co`). */
const INITIALS = String.raw`(?:\p{L}\p{M}*\.)+`;
const PART = `(?:${INITIALS}|${WORD})`;
const NAME = new RegExp(`^${PART}(?:[ -]+${PART})*$`, 'u');

/** Letters, marks, spaces, hyphens, apostrophes, full stops after initials: forms cannot send advertising. */
export function nameForMail(name: string): string | undefined {
  const trimmed = name.trim();
  return [...trimmed].length <= MAX_CHARACTERS && NAME.test(trimmed) && /\p{L}/u.test(trimmed) ? trimmed : undefined;
}

/** `Hello Sara,`, or `Hello,` if the name is not safe in a mail. */
export function greeting(translator: Translator, language: Language, name: string): string {
  const shown = nameForMail(name);
  return shown === undefined
    ? translator.say('mail.hello', language)
    : translator.say('mail.hello_name', language, { name: shown });
}
