const ESCAPES: Readonly<Record<string, string>> = {
  d: '1',
  D: 'a',
  w: 'a',
  W: '-',
  s: ' ',
  S: 'a',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  f: '\f',
  b: '',
  B: '',
  '0': '\u0000',
};
const CANDIDATES = [...'a1 A-_.@/:"\'\n\t', 'é', 'ب', '٣', '\u0301', '\u200b', '\u0001', '\ud800', '“', '山', '👨'];
const MAX_REPEATED = 20;

/**
 * Texts that an expression nearly matches: its parts, pairs of them, and each beginning of what it matches. Repeated they are what
 * makes it look again from each place.
 */
export function nearlyMatching(expression: RegExp): string[] {
  const parts = partsOf(expression);
  const whole = parts.flat();
  const beginnings = whole.map((_, index) => whole.slice(0, index + 1).join(''));
  const texts = parts.map(part => part.join(''));
  const pairs = texts.slice(0, 6).flatMap(one => texts.slice(0, 6).map(other => one + other));
  return [...new Set([...beginnings, ...texts, ...pairs])].filter(text => text !== '');
}

/** One text for each atom, in parts that groups and alternatives separate. */
function partsOf({ source, flags }: RegExp): string[][] {
  const parts: string[][] = [[]];
  for (let index = 0; index < source.length; ) {
    const rest = source.slice(index);
    const separator = /^(?:\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[)|^$])/.exec(rest);
    if (separator) {
      parts.push([]);
      index += separator[0].length;
      continue;
    }
    const quantifier = /^(?:[*+?]\??|\{(\d+)(?:,\d*)?\}\??)/.exec(rest);
    const last = parts.at(-1)!;
    if (quantifier) {
      const count = Math.min(MAX_REPEATED, Number(quantifier[1] ?? 1));
      const atom = last.pop();
      if (atom !== undefined) last.push(...Array<string>(Math.max(1, count)).fill(atom));
      index += quantifier[0].length;
      continue;
    }
    const atom = /^(?:\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|.)|[^])/isu.exec(
      rest,
    )![0];
    last.push(sampleOf(atom, flags));
    index += atom.length;
  }
  return parts.filter(part => part.length > 0);
}

function sampleOf(atom: string, flags: string): string {
  if (atom.length === 1) return atom === '.' ? 'a' : atom;
  const escaped = ESCAPES[atom.slice(1)];
  if (atom.length === 2 && atom.startsWith('\\') && escaped !== undefined) return escaped;
  if (/^\\[1-9]/.test(atom)) return '';
  const one = new RegExp(`^${atom}$`, flags.replaceAll(/[gy]/g, ''));
  const known = CANDIDATES.find(letter => one.test(letter));
  if (known !== undefined) return known;
  for (let code = 1; code < 0x3000; code++) if (one.test(String.fromCharCode(code))) return String.fromCharCode(code);
  return 'a';
}
