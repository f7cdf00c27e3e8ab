import { westernDigits } from '#kit/text/digits';
import { PERSONAL_KINDS, type PersonalKind } from './personal-fields';

/** `text` is a text of a person that looks like a placeholder. */
export type PlaceholderKind = PersonalKind | 'text';

/** A value of one chat and its placeholder, such as `[name_2]`. */
export interface Placeholder {
  kind: PlaceholderKind;
  number: number;
  /** Empty after the person was erased. */
  value: string;
}

const KINDS: readonly PlaceholderKind[] = [...PERSONAL_KINDS, 'text'];
/** Models also write them in capitals and with Arabic digits. */
const TOKEN = new RegExp(String.raw`\[(?:${KINDS.join('|')})_[\d٠-٩]{1,6}\]`, 'gi');
/** The end of a text that could be the beginning of a placeholder. */
const TOKEN_START = /\[[a-z]{0,8}(?:_[\d٠-٩]{0,6})?$/i;
const MAX_TOKEN_LENGTH = 20;

export const tokenText = ({ kind, number }: Pick<Placeholder, 'kind' | 'number'>): string => `[${kind}_${number}]`;

export interface FoundToken {
  start: number;
  end: number;
  /** Matches the output of `tokenText`. */
  token: string;
}

export const findTokens = (text: string): FoundToken[] =>
  [...text.matchAll(TOKEN)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    token: westernDigits(found).toLowerCase(),
  }));

export const replaceTokens = (text: string, replacement: (token: string) => string | undefined): string =>
  text.replace(TOKEN, found => replacement(westernDigits(found).toLowerCase()) ?? found);

/** The text without placeholders. */
export const withoutTokens = (text: string): string => text.replace(TOKEN, found => `(${found.slice(1, -1)})`);

/** Puts values back into a text that arrives in pieces, which may end within a placeholder. */
export class RestoredStream {
  private held = '';

  constructor(private readonly placeholders: () => { restoreText: (text: string) => string }) {}

  push(piece: string): string {
    const text = this.held + piece;
    const rest = Math.max(0, text.length - MAX_TOKEN_LENGTH);
    this.held = TOKEN_START.exec(text.slice(rest))?.[0] ?? '';
    return this.placeholders().restoreText(text.slice(0, text.length - this.held.length));
  }

  /** Returns the withheld end of the text. */
  end(): string {
    const rest = this.held;
    this.held = '';
    return rest;
  }
}
