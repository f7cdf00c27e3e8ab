import { escapeText, foldLine, parseLine, unescapeText, unfold } from './content-lines';

/** The same numbers in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const SCRIPTS = [
  'abc XYZ 0123',
  'إقامة ٣ ليالٍ',
  '滞在予約空室',
  'Бронь занята',
  '예약 불가',
  'อาคารพัก',
  'नमस्ते घर',
  '🏖️👩‍👩‍👧‍👦🏳️‍🌈',
  'é́ȧ̈ñ',
  '\\;,:"=\n\t',
];

it('folds texts of every script to 75 octets at most, and unfolds them to the same (9.4)', () => {
  const random = numbers(3);
  for (let trial = 0; trial < 2000; trial += 1) {
    const characters = [...SCRIPTS[random(SCRIPTS.length)]!, ...SCRIPTS[random(SCRIPTS.length)]!];
    const text = Array.from({ length: random(200) }, () => characters[random(characters.length)]).join('');
    const folded = foldLine(`SUMMARY:${escapeText(text)}`);
    for (const line of folded.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\uFFFD');
      expect(Buffer.from(line).toString()).toBe(line);
    }
    const [unfolded, ...rest] = unfold(folded);
    expect(rest).toEqual([]);
    expect(unescapeText(parseLine(unfolded!)!.value)).toBe(text);
  }
});

it('fills a line to exactly 75 octets before it begins another', () => {
  expect(foldLine('a'.repeat(75))).toBe(`${'a'.repeat(75)}\r\n`);
  expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a\r\n`);
  expect(foldLine('a'.repeat(75 + 74 + 1))).toBe(`${'a'.repeat(75)}\r\n ${'a'.repeat(74)}\r\n a\r\n`);
  expect(foldLine(`${'a'.repeat(74)}é`)).toBe(`${'a'.repeat(74)}\r\n é\r\n`);
});

it('removes control characters and writes every line break as one', () => {
  expect(escapeText('a\u0000b\u001bc\r\nd\re\nf')).toBe('abc\\nd\\ne\\nf');
});

it('reads names, parameters in quotes, and values with colons', () => {
  expect(parseLine('attendee;CN="Doe; Jane: Ms";ROLE=CHAIR:mailto:jane@example.com')).toEqual({
    name: 'ATTENDEE',
    params: { CN: 'Doe; Jane: Ms', ROLE: 'CHAIR' },
    value: 'mailto:jane@example.com',
  });
  expect([parseLine('no property'), parseLine(':value'), parseLine('a b:c')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
