import type { Language } from '#kit/language/language';
import { DEMO_TEXTS } from './demo-texts';

const MAX_LENGTH = 80;
const MAX_LISTED = 3;
const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/** A value as one line. Undefined for null, addresses, long texts and records without a name. */
export function shownValue(value: unknown, language: Language): string | undefined {
  if (typeof value === 'boolean') return DEMO_TEXTS[language][value ? 'yes' : 'no'];
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return shownText(value);
  if (Array.isArray(value)) return shownNames(value, language);
  if (typeof value !== 'object' || value === null) return undefined;
  const { [language]: own, en, title, name } = value as Record<string, unknown>;
  for (const candidate of [own, en, title, name]) {
    const text = candidate === value ? undefined : shownValue(candidate, language);
    if (text !== undefined && typeof candidate !== 'boolean') return text;
  }
  return undefined;
}

function shownText(text: string): string | undefined {
  const moment = MOMENT.exec(text);
  if (moment) return `${moment[1]} ${moment[2]}`;
  const line = text.trim().replace(/\s+/g, ' ');
  if (line === '' || /^(https?:\/)?\//.test(line) || line.length > MAX_LENGTH) return undefined;
  // Escapes Markdown in texts of records, but not placeholders.
  return line.replace(/(\[[a-z]+_\d+\])|[*_`[\]<>|]/g, (letter, placeholder?: string) => placeholder ?? `\\${letter}`);
}

function shownNames(values: readonly unknown[], language: Language): string | undefined {
  const isShort = values.length > 0 && values.length <= MAX_LISTED && values.every(value => typeof value === 'string');
  return isShort
    ? values
        .map(value => shownValue(value, language))
        .filter(Boolean)
        .join(', ') || undefined
    : undefined;
}
