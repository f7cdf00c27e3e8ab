import { westernDigits } from '#kit/text/digits';
import { type FoldedText, foldText } from './folded-text';
import { isObject, mapTexts } from './json-data';
import { KnownValues } from './known-values';
import { type PersonalKind, personalKind } from './personal-fields';
import { findAddresses, findPhones, phoneDigits, type Range } from './personal-patterns';
import { findTokens, type Placeholder, type PlaceholderKind, replaceTokens, tokenText } from './placeholder-tokens';
import { visibleText } from '../confirmations/visible-text';

/** How a text is masked. */
interface Masking {
  /** The model wrote the text: its placeholders stay, and each spelling of a value gets its own one. */
  isOwn?: boolean;
  /** Known values that stay, since they are words of the service here. */
  isWord?: ((value: string) => boolean) | undefined;
}

const MAX_MARKS = 4;
const FIRST_MARK = 0x300;

interface Replacement extends Range {
  text: string;
}

/** Replaces personal data by placeholders, the same value always by the same one, and puts the values back. */
export class Placeholders {
  private readonly byKey = new Map<string, Placeholder[]>();
  /** Results of earlier searches, since values recur. */
  private readonly bySpelling = new Map<string, string>();
  private readonly byToken = new Map<string, Placeholder>();
  private readonly lastNumber = new Map<PlaceholderKind, number>();
  private readonly saved: ReadonlySet<string>;
  private known: KnownValues | undefined;

  constructor(stored: readonly Placeholder[] = []) {
    for (const placeholder of stored) this.add(placeholder);
    this.saved = new Set(this.byToken.keys());
  }

  /** Masks a text of an account or a record. Text that looks like a placeholder gets a placeholder too. */
  maskText(text: string, isWord?: Masking['isWord']): string {
    return this.maskedText(text, { isWord });
  }

  /** Masks a text of the model. Its placeholders stay; a made-up one never gets a value. */
  maskAnswer(text: string): string {
    return this.maskedText(text, { isOwn: true });
  }

  /**
   * Masks the texts of a JSON value: whole texts by the names of their fields, in all others the matches.
   * @param isWord values of the service, such as states; a text that is one of them stays
   */
  maskData(data: unknown, isWord?: Masking['isWord']): unknown {
    this.learn(data, '', undefined);
    return this.maskedData(data, (text, kind) => {
      if (kind) return text.trim() ? this.tokenOf(kind, text) : text;
      return isWord?.(text) ? text : this.maskedText(text, {});
    });
  }

  /**
   * Masks the arguments of a call by the model, after removing direction marks and invisible letters. `restoreData` returns
   * exactly the arguments that the model sent.
   */
  maskArguments(args: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const masked = this.maskedData(args, (text, kind) => {
      const [first, ...others] = findTokens(text);
      if (first && others.length === 0 && first.start === 0 && first.end === text.length)
        return this.ownToken(first.token);
      const seen = visibleText(text);
      if (!kind || !seen.trim() || this.hasUnknown(seen)) return this.maskedText(seen, { isOwn: true });
      return this.tokenOf(kind, visibleText(this.restoreText(seen)), { isExact: true });
    });
    return masked as Record<string, unknown>;
  }

  /** Adds a name to replace in later texts. */
  learnName(name: string): void {
    this.tokenOf('name', name);
  }

  restoreText(text: string): string {
    return replaceTokens(text, token => this.valueOf(token));
  }

  restoreData<Data>(data: Data): Data {
    return mapTexts(data, text => this.restoreText(text)) as Data;
  }

  /** Restores the values that the provider may see. A value that looks like a placeholder stays masked. */
  restoreForProvider<Data>(data: Data): Data {
    const shown = (token: string) => {
      const value = this.valueOf(token);
      return value === undefined || findTokens(value).length > 0 ? undefined : value;
    };
    return mapTexts(data, text => replaceTokens(text, shown)) as Data;
  }

  /** Placeholders in the data without a value: the person was erased, or the model made them up. */
  unknownIn(data: unknown): string[] {
    const unknown = new Set<string>();
    mapTexts(data, text => {
      for (const { token } of findTokens(text)) if (this.valueOf(token) === undefined) unknown.add(token);
      return text;
    });
    return [...unknown];
  }

  hasUnknown(data: unknown): boolean {
    return this.unknownIn(data).length > 0;
  }

  /** Placeholders in the text that are not stored yet. */
  unsavedIn(text: string): Placeholder[] {
    const tokens = new Set(findTokens(text).map(({ token }) => token));
    return [...tokens].flatMap(token => (this.saved.has(token) ? [] : (this.byToken.get(token) ?? [])));
  }

  private valueOf(token: string): string | undefined {
    return this.byToken.get(token)?.value || undefined;
  }

  private learn(value: unknown, field: string, kind: PersonalKind | undefined): void {
    if (typeof value === 'string') {
      if (kind && value.trim()) this.tokenOf(kind, value);
    } else if (Array.isArray(value)) for (const item of value) this.learn(item, field, kind);
    else if (isObject(value)) eachField(value, field, (inner, name, kindOf) => this.learn(inner, name, kindOf));
  }

  private maskedData(
    data: unknown,
    mask: (text: string, kind: PersonalKind | undefined) => string,
    field = '',
    kind?: PersonalKind,
  ): unknown {
    if (typeof data === 'string') return mask(data, kind);
    if (Array.isArray(data)) return data.map(item => this.maskedData(item, mask, field, kind));
    if (!isObject(data)) return data;
    const fields: [string, unknown][] = [];
    eachField(data, field, (inner, name, kindOf) =>
      fields.push([this.maskedField(name), this.maskedData(inner, mask, name, kindOf)]),
    );
    return Object.fromEntries(fields);
  }

  /** Field names are not masked, unless data is keyed by an address or a number. */
  private maskedField(name: string): string {
    return /^[\w.-]*$/.test(name) ? name : this.maskedText(name, { isOwn: true });
  }

  private maskedText(text: string, { isOwn = false, isWord }: Masking): string {
    const folded = foldText(text);
    const found: Replacement[] = [];
    const taken = new Uint8Array(text.length);
    /** Skips ranges that overlap a replaced one. */
    const add = ({ start, end }: Range, replacement: (value: string) => string) => {
      if (taken.subarray(start, end).includes(1)) return;
      taken.fill(1, start, end);
      found.push({ start, end, text: replacement(text.slice(start, end)) });
    };
    const addTokens = () => {
      for (const { token, ...range } of tokens)
        add(range, written => (isOwn ? this.ownToken(token) : this.tokenOf('text', written)));
    };
    const tokens = findTokens(text);
    if (isOwn) addTokens();
    const options = { isExact: isOwn };
    const contacts: [PersonalKind, Range[]][] = [
      ['email', findAddresses(folded)],
      ['phone', findPhones(folded)],
    ];
    for (const [kind, ranges] of contacts)
      for (const range of ranges) add(unfolded(folded, range), value => this.tokenOf(kind, value, options));
    for (const range of this.knownValues().find(folded, isWord))
      add(withMarks(text, unfolded(folded, range), range.value), value =>
        this.tokenOfKnown(range.value, value, options),
      );
    if (!isOwn) addTokens();
    return replaced(text, found);
  }

  /** Keeps a placeholder of the model if its value has no invisible letters; a made-up one is replaced. */
  private ownToken(token: string): string {
    const known = this.byToken.get(token);
    if (!known?.value) return this.tokenOf('text', token);
    const seen = visibleText(known.value);
    return seen === known.value ? token : this.tokenOf(known.kind, seen, { isExact: true });
  }

  private tokenOf(kind: PlaceholderKind, value: string, { isExact = false } = {}): string {
    const spelling = `${isExact} ${kind} ${value}`;
    const before = this.bySpelling.get(spelling);
    if (before !== undefined) return before;
    const token = this.tokenOfSpelling(kind, value, isExact);
    this.bySpelling.set(spelling, token);
    return token;
  }

  private tokenOfSpelling(kind: PlaceholderKind, value: string, isExact: boolean): string {
    const key = keyOf(kind, value);
    const same = this.byKey.get(key) ?? [];
    const known = isExact || kind === 'text' ? same.find(one => one.value === value) : same[0];
    if (known) return tokenText(known);
    const number = (this.lastNumber.get(kind) ?? 0) + 1;
    const placeholder = { kind, number, value: isExact ? value : value.trim() };
    this.add(placeholder, key);
    return tokenText(placeholder);
  }

  /** `value` is the spelling in the text, which can equal another known value. */
  private tokenOfKnown(known: string, value: string, options: { isExact: boolean }): string {
    const spelling = `${options.isExact} known ${known} ${value}`;
    const before = this.bySpelling.get(spelling);
    if (before !== undefined) return before;
    const kind = this.byKey.has(keyOf('name', known)) ? 'name' : 'address';
    const isKnown = options.isExact || this.byKey.has(keyOf(kind, value));
    const token = this.tokenOf(kind, isKnown ? value : known, options);
    this.bySpelling.set(spelling, token);
    return token;
  }

  private add(placeholder: Placeholder, key = keyOf(placeholder.kind, placeholder.value)): void {
    const { kind, number, value } = placeholder;
    this.lastNumber.set(kind, Math.max(number, this.lastNumber.get(kind) ?? 0));
    this.byToken.set(tokenText(placeholder), placeholder);
    if (value === '') return;
    const same = this.byKey.get(key);
    if (same) same.push(placeholder);
    else this.byKey.set(key, [placeholder]);
    if (kind === 'name' || kind === 'address') this.known = undefined;
  }

  private knownValues(): KnownValues {
    const isKnown = ({ kind }: Placeholder) => kind === 'name' || kind === 'address';
    this.known ??= new KnownValues([...this.byToken.values()].filter(isKnown).map(({ value }) => value));
    return this.known;
  }
}

const unfolded = ({ startOf, endOf }: FoldedText, { start, end }: Range): Range => ({
  start: startOf(start),
  end: endOf(end - 1),
});

/** Combining accents after the last letter belong to the value if it ends with them. */
function withMarks(text: string, { start, end }: Range, value: string): Range {
  if (!(text.charCodeAt(end) >= FIRST_MARK)) return { start, end };
  const marks = /^\p{M}+/u.exec(text.slice(end, end + MAX_MARKS))?.[0].length ?? 0;
  const last = text.slice(end - 1, end + marks).normalize('NFC');
  return { start, end: marks > 0 && value.normalize('NFC').endsWith(last) ? end + marks : end };
}

function replaced(text: string, found: readonly Replacement[]): string {
  let masked = '';
  let from = 0;
  for (const { start, end, text: replacement } of found.toSorted((one, other) => one.start - other.start)) {
    masked += text.slice(from, start) + replacement;
    from = end;
  }
  return masked + text.slice(from);
}

/** Unlike in searches, accents make a different value, since the value is restored. */
function keyOf(kind: PlaceholderKind, value: string): string {
  const same =
    kind === 'phone'
      ? phoneDigits(value)
      : westernDigits(visibleText(value).normalize('NFKC')).trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return `${kind} ${same || value}`;
}

function eachField(
  object: Record<string, unknown>,
  parent: string,
  visit: (value: unknown, field: string, kind: PersonalKind | undefined) => void,
): void {
  const siblings = Object.keys(object);
  for (const [field, value] of Object.entries(object)) visit(value, field, personalKind(field, { siblings, parent }));
}
