/** The length that a text from outside may have anywhere. */
export const LENGTH = 100_000;

const CLASSES: Readonly<Record<string, string>> = {
  letters: 'abcdefghij',
  'one letter': 'a',
  capitals: 'A',
  digits: '0123456789',
  zeros: '0',
  blanks: ' ',
  tabs: '\t',
  lines: '\n',
  'carriage returns': '\r\n',
  punctuation: '!#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~"',
  at: '@',
  dots: '.',
  dashes: '-',
  underscores: '_',
  slashes: '/',
  backslashes: '\\',
  percents: '%',
  colons: ':',
  semicolons: ';',
  commas: ',',
  'less than': '<',
  'quotation marks': '"',
  apostrophes: "'",
  'typographic quotation marks': '“”',
  'combining marks': '\u0301',
  brackets: '[',
  'closing brackets': ']',
  parentheses: '(',
  braces: '{',
  'pairs of brackets': '([{<>}])',
  'Arabic letters': 'محمد',
  'Arabic words': 'لمحمد و',
  'Arabic digits': '٠١٢',
  'letters of two units': '\u{20000}',
  'half a pair': '\ud800',
  replacement: '\ufffd',
  'invisible letters': '\u200b',
  'direction marks': '\u202e',
  emoji: '👨‍👩‍👧',
  addresses: 'a@',
  'addresses with dots': 'a@b.',
  domains: 'a.',
  'words with dashes': 'a-',
  words: 'a ',
  'numbers with blanks': '1 ',
  'numbers with dots': '1.',
  'numbers with dashes': '1-',
  'phone numbers': '+971 50 555 0142 ',
  'half a phone number': '1 2 3 4 5 ',
  'blank lines': ' \n',
  'escaped quotation marks': '\\"',
  'short lines': 'a\n',
  'runs of blanks': `${' '.repeat(50)}x`,
  'runs of digits': `${'1'.repeat(60)}x`,
  placeholders: '[name_1]',
  'half a placeholder': '[name_',
  markup: '<a href="x">',
  'half of markup': '<a ',
  comments: '<!--',
  'comments of code': '/*',
  emphasis: '**a',
  pairs: 'a=b;',
  languages: 'en;q=0.1,',
  hexadecimal: '0123456789abcdef',
  'encoded letters': '%41',
  'encoded percents': '%25',
  instants: '2026-05-09T12:00:00Z ',
  json: '{"a":[',
};

/** To the whole length, as one block of memory. */
export function repeated(text: string, length = LENGTH): string {
  const whole = text.repeat(Math.ceil(length / text.length)).slice(0, length);
  return Buffer.from(whole, 'utf16le').toString('utf16le');
}

/** The same text alone, and between other letters: many expressions are slow only if they fail at the end. */
export const endings = (text: string): [string, string][] => [
  ['', text],
  [' between other letters', `x${text.slice(2)}\u0001`],
];

/** Texts of each class, by what they consist of. */
export const texts = (length = LENGTH): [name: string, text: string][] =>
  Object.entries(CLASSES).flatMap(([name, unit]) =>
    endings(repeated(unit, length)).map(([where, text]): [string, string] => [`${name}${where}`, text]),
  );
