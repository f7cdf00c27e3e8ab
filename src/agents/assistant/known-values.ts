import { type FoldedText, foldText } from './folded-text';
import type { Range } from './personal-patterns';

/** Shorter values occur in too many words. */
const MIN_LENGTH = 3;
/** For scripts without blanks between words: their names can have two letters. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** Longer values are not searched for in texts. */
const MAX_LENGTH = 200;
const WORD = /[\p{L}\p{N}_]/u;
/** Arabic conjunctions and prepositions that are attached to a name. */
const ATTACHED = /^[وف]?[بلك]?$/;
const MAX_ATTACHED = 2;

interface Spelled {
  value: string;
  /** Folded, in its original case. */
  text: string;
}

interface Node {
  next: Map<number, Node>;
  length: number;
  values: Spelled[];
  /** The node of the longest proper suffix that is the beginning of a value (failure link). */
  suffix: Node | undefined;
  /** The longest such suffix that is a value. */
  shorter: Node | undefined;
}

export interface KnownRange extends Range {
  value: string;
}

/** Finds known names and addresses in texts: all of them at once, in time linear in the length of the text (Aho-Corasick). */
export class KnownValues {
  private readonly root: Node = { next: new Map(), length: 0, values: [], suffix: undefined, shorter: undefined };

  constructor(values: readonly string[]) {
    for (const value of values) this.add(value);
    this.link();
  }

  /**
   * The longest matches, without overlaps. Single words are compared with case, since many names are also words.
   * @param isSkipped values to ignore
   */
  find(folded: FoldedText, isSkipped: (value: string) => boolean = () => false): KnownRange[] {
    const found: KnownRange[] = [];
    const { lower } = folded;
    let node = this.root;
    for (let index = 0; index < lower.length; index++) {
      node = this.step(node, lower.charCodeAt(index));
      if (!node.shorter && node.values.length === 0) continue;
      if (isJoined(folded.text, index + 1)) continue;
      for (let match = node.values.length > 0 ? node : node.shorter; match; match = match.shorter) {
        const range = { start: index + 1 - match.length, end: index + 1 };
        const previous = found.at(-1);
        if (previous && range.start > previous.start && range.start < previous.end) continue;
        if (!isWordStart(folded, range)) continue;
        const value = spelledAs(folded, range, match.values);
        if (value === undefined || isSkipped(value)) continue;
        while (found.length > 0 && found.at(-1)!.start >= range.start) found.pop();
        found.push({ start: range.start, end: range.end, value });
        break;
      }
    }
    return found;
  }

  private add(value: string): void {
    const { text, lower } = spelling(value);
    const isLongEnough = lower.length >= MIN_LENGTH || (lower.length >= 2 && UNSPACED.test(lower));
    if (!isLongEnough || lower.length > MAX_LENGTH) return;
    let node = this.root;
    for (let index = 0; index < lower.length; index++) {
      const code = lower.charCodeAt(index);
      let next = node.next.get(code);
      if (!next) {
        next = { next: new Map(), length: node.length + 1, values: [], suffix: undefined, shorter: undefined };
        node.next.set(code, next);
      }
      node = next;
    }
    node.values.push({ value, text });
  }

  /** Breadth first, so that the node of a shorter suffix is complete. */
  private link(): void {
    const queue = [...this.root.next.values()];
    for (const node of queue) {
      for (const [code, next] of node.next) {
        next.suffix = node.suffix ? this.step(node.suffix, code) : this.root.next.get(code);
        queue.push(next);
      }
      node.shorter = node.suffix && (node.suffix.values.length > 0 ? node.suffix : node.suffix.shorter);
    }
  }

  private step(from: Node, letter: number): Node {
    const code = letter === NEW_LINE ? SPACE : letter;
    for (let node: Node | undefined = from; node && node !== this.root; node = node.suffix) {
      const next = node.next.get(code);
      if (next) return next;
    }
    return this.root.next.get(code) ?? this.root;
  }
}

const NEW_LINE = 10;
const SPACE = 32;

/** The form of the value that is searched for. */
function spelling(value: string): { text: string; lower: string } {
  const { text, lower } = foldText(value.trim());
  return { text: text.replaceAll('\n', ' '), lower: lower.replaceAll('\n', ' ') };
}

function spelledAs({ text }: FoldedText, { start, end }: Range, values: readonly Spelled[]): string | undefined {
  const found = text.slice(start, end).replaceAll('\n', ' ');
  const same = values.find(spelled => spelled.text === found);
  return same?.value ?? (found.includes(' ') ? values[0]?.value : undefined);
}

/** Whether a word begins here, apart from attached Arabic particles. */
function isWordStart({ text }: FoldedText, { start }: Range): boolean {
  if (!isJoined(text, start)) return true;
  for (let length = 1; length <= MAX_ATTACHED && length <= start; length++) {
    const attached = text.slice(start - length, start);
    if (ATTACHED.test(attached) && !isJoined(text, start - length)) return true;
  }
  return false;
}

/** Whether the letters around an index belong to one word. */
function isJoined(text: string, index: number): boolean {
  if (index === 0 || index >= text.length) return false;
  const [before, after] = [text.charCodeAt(index - 1), text.charCodeAt(index)];
  return (
    (after < ASCII_WORDS.length ? ASCII_WORDS[after]! : isSpacedWord(letterAt(text, index))) &&
    (before < ASCII_WORDS.length ? ASCII_WORDS[before]! : isSpacedWord(letterBefore(text, index)))
  );
}

const ASCII_WORDS = Array.from({ length: 128 }, (_, code) => /\w/.test(String.fromCharCode(code)));

const isSpacedWord = (letter: string): boolean => WORD.test(letter) && !UNSPACED.test(letter);

const letterAt = (text: string, index: number): string => {
  const code = text.codePointAt(index);
  return code === undefined ? '' : String.fromCodePoint(code);
};

function letterBefore(text: string, index: number): string {
  const pair = index >= 2 ? letterAt(text, index - 2) : '';
  return pair.length === 2 ? pair : (text[index - 1] ?? '');
}
