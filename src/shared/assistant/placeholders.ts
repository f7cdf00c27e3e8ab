import { westernDigits } from '#kit/text/digits';
import { type PersonalKind, PERSONAL_KINDS, personalKind } from './personal-fields';
import { EMAILS, isPhone, PHONE_CANDIDATES, phoneDigits } from './personal-patterns';

/** A value of one chat and its placeholder, such as `[name_2]`. */
export interface Placeholder {
  kind: PersonalKind;
  number: number;
  value: string;
}

const TOKEN = new RegExp(String.raw`\[(${PERSONAL_KINDS.join('|')})_([\d٠-٩]{1,6})\]`, 'gi');
/** The end of a text that a following piece may complete to a placeholder. */
const TOKEN_START = /\[[a-z]{0,8}(?:_[\d٠-٩]{0,6})?$/i;

/** Shorter ones are parts of too many words. */
const MIN_KNOWN_LENGTH = 3;
const NO_WORD_BEFORE = String.raw`(?<![\p{L}\p{N}_])`;
const NO_WORD_AFTER = String.raw`(?![\p{L}\p{N}_])`;
/** Arabic conjunctions and prepositions that are written together with the name. */
const ATTACHED = '([وف]?[بلك]?)';

/** Replaces personal data by placeholders, the same value always by the same one, and puts the values back. */
export class Placeholders {
  private readonly byKey = new Map<string, Placeholder>();
  private readonly byToken = new Map<string, Placeholder>();
  private readonly saved: ReadonlySet<string>;
  private known: RegExp[] | undefined;

  constructor(stored: readonly Placeholder[] = []) {
    for (const placeholder of stored) this.add(placeholder);
    this.saved = new Set(this.byToken.keys());
  }

  maskText(text: string): string {
    const masked = text
      .replace(EMAILS, value => this.tokenOf('email', value))
      .replace(PHONE_CANDIDATES, value => (isPhone(value) ? this.tokenOf('phone', value) : value));
    return this.knownValues().reduce(
      (before, pattern) =>
        before.replace(pattern, (_, attached: string, value: string) => attached + this.tokenOfKnown(value)),
      masked,
    );
  }

  /** Masks the texts of a JSON value: whole ones by the names of their fields, and what is found in all others. */
  maskData(data: unknown): unknown {
    this.learn(data, '', undefined);
    return this.masked(data, '', undefined);
  }

  /** Replaces this name from now on. */
  learnName(name: string): void {
    this.tokenOf('name', name);
  }

  restoreText(text: string): string {
    return text.replace(TOKEN, token => this.byToken.get(westernDigits(token).toLowerCase())?.value ?? token);
  }

  restoreData<Data>(data: Data): Data {
    return mapTexts(data, text => this.restoreText(text)) as Data;
  }

  /** Whether the data has a placeholder without a value, because the person was erased or the model made it up. */
  hasUnknown(data: unknown): boolean {
    let found = false;
    mapTexts(data, text => {
      found ||= [...text.matchAll(TOKEN)].some(([token]) => !this.byToken.has(westernDigits(token).toLowerCase()));
      return text;
    });
    return found;
  }

  /** New placeholders that occur in the text. */
  unsavedIn(text: string): Placeholder[] {
    return [...this.byToken].filter(([token]) => !this.saved.has(token) && text.includes(token)).map(([, one]) => one);
  }

  private learn(value: unknown, field: string, kind: PersonalKind | undefined): void {
    if (typeof value === 'string') {
      if (kind && value.trim()) this.tokenOf(kind, value);
    } else if (Array.isArray(value)) for (const item of value) this.learn(item, field, kind);
    else if (isObject(value)) eachField(value, field, (inner, name, kindOf) => this.learn(inner, name, kindOf));
  }

  private masked(value: unknown, field: string, kind: PersonalKind | undefined): unknown {
    if (typeof value === 'string') return kind && value.trim() ? this.tokenOf(kind, value) : this.maskText(value);
    if (Array.isArray(value)) return value.map(item => this.masked(item, field, kind));
    if (!isObject(value)) return value;
    const fields: [string, unknown][] = [];
    eachField(value, field, (inner, name, kindOf) => fields.push([name, this.masked(inner, name, kindOf)]));
    return Object.fromEntries(fields);
  }

  private tokenOf(kind: PersonalKind, value: string): string {
    const known = this.byKey.get(keyOf(kind, value));
    if (known) return tokenText(known);
    const numbers = [...this.byToken.values()].filter(one => one.kind === kind).map(({ number }) => number);
    const placeholder = { kind, number: Math.max(0, ...numbers) + 1, value: value.trim() };
    this.add(placeholder);
    return tokenText(placeholder);
  }

  private tokenOfKnown(value: string): string {
    const known = this.byKey.get(keyOf('name', value)) ?? this.byKey.get(keyOf('address', value));
    return known ? tokenText(known) : value;
  }

  private add(placeholder: Placeholder): void {
    this.byKey.set(keyOf(placeholder.kind, placeholder.value), placeholder);
    this.byToken.set(tokenText(placeholder), placeholder);
    this.known = undefined;
  }

  /** Longer values first. A single word is compared with case, since many names are words as well. */
  private knownValues(): RegExp[] {
    if (this.known) return this.known;
    const values = [...this.byToken.values()]
      .filter(({ kind, value }) => (kind === 'name' || kind === 'address') && value.length >= MIN_KNOWN_LENGTH)
      .map(({ value }) => value)
      .sort((one, other) => other.length - one.length);
    const patterns = (isSingle: boolean): RegExp[] => {
      const chosen = values.filter(value => !/\s/.test(value) === isSingle).map(spellingsOf);
      if (chosen.length === 0) return [];
      const pattern = `${NO_WORD_BEFORE}${ATTACHED}(${chosen.join('|')})${NO_WORD_AFTER}`;
      return [new RegExp(pattern, isSingle ? 'gu' : 'giu')];
    };
    this.known = [...patterns(false), ...patterns(true)];
    return this.known;
  }
}

/** Puts values back into a text that arrives in pieces, which may end within a placeholder. */
export class RestoredStream {
  private held = '';

  constructor(private readonly placeholders: () => Placeholders) {}

  push(piece: string): string {
    const text = this.held + piece;
    this.held = TOKEN_START.exec(text)?.[0] ?? '';
    return this.placeholders().restoreText(text.slice(0, text.length - this.held.length));
  }

  /** The rest of the text. */
  end(): string {
    const rest = this.held;
    this.held = '';
    return rest;
  }
}

const tokenText = ({ kind, number }: Placeholder): string => `[${kind}_${number}]`;

function keyOf(kind: PersonalKind, value: string): string {
  const same =
    kind === 'phone' ? phoneDigits(value) : westernDigits(value).trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return `${kind} ${same || value}`;
}

/** Matches the value with any blanks between its words. */
const spellingsOf = (value: string): string =>
  value
    .split(/\s+/)
    .map(word => word.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`))
    .join(String.raw`\s+`);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function eachField(
  object: Record<string, unknown>,
  parent: string,
  visit: (value: unknown, field: string, kind: PersonalKind | undefined) => void,
): void {
  const siblings = Object.keys(object);
  for (const [field, value] of Object.entries(object)) visit(value, field, personalKind(field, { siblings, parent }));
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map(item => mapTexts(item, map));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, mapTexts(inner, map)]));
}
