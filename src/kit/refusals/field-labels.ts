type Translate = (messageKey: string, values?: Record<string, unknown>) => string;

/** Labels have the prefix `fields.`: `lines.2.quantity` is "Quantity (no. 3)", `name.ar` "Name in Arabic". */
export function fieldLabel(path: string, say: Translate): string {
  const segments = path.split('.');
  const names = segments.filter(segment => !isPosition(segment));
  const last = names.at(-1) ?? path;
  const inLanguage = LANGUAGE_MESSAGES[last];
  const field = inLanguage && names.length > 1 ? say(inLanguage, { field: word(names.at(-2)!, say) }) : word(last, say);
  const position = segments.findLast(isPosition);
  return position === undefined ? field : say('fields.at_position', { field, number: Number(position) + 1 });
}

const LANGUAGE_MESSAGES: Record<string, string> = { en: 'fields.in_english', ar: 'fields.in_arabic' };

const isPosition = (segment: string) => /^\d{1,9}$/.test(segment);

function word(name: string, say: Translate): string {
  const key = `fields.${name}`;
  const label = say(key);
  return label === key ? asWords(name) : label;
}

function asWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
