const PAIRS = Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' });
const LETTERS = 'øłđɖðıħŧŋſٱىیکةς';
const FOLDED_LETTERS = 'oldddihtnsاييكهσ';
const APOSTROPHES = "'‘’‚‛`′‵ʹʻʼʽʾʿˈꞌ՚׳";
const MARKS = '[\\u0300-\\u036f\\u0640\\u064b-\\u065f\\u0670]';

let translation: { from: string; to: string } | undefined;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * SQL for the form that searches compare, of a text in their former form or in lower case: without apostrophes, dashes as
 * blanks, letters and digits of ASCII for those that Unicode does not decompose. Keeps line breaks.
 */
export function searchFold(text: string): string {
  translation ??= readTranslation();
  const { from, to } = translation;
  const pairs = PAIRS.reduce(
    (sql, [letter, letters]) => `replace(${sql}, '${letter}', '${letters}')`,
    `lower(normalize(${text}, NFKD))`,
  );
  const plain = `CASE WHEN ${text} ~ '[^\\x01-\\x7f]'
    THEN translate(regexp_replace(${pairs}, '${MARKS}', '', 'g'), ${quoted(from)}, ${quoted(to)})
    ELSE translate(lower(${text}), '-''\`', ' ') END`;
  return `trim(regexp_replace(regexp_replace(${plain}, ' +', ' ', 'g'), ' ?\\n ?', E'\\n', 'g'))`;
}

/** Tests every code point, so it runs with the first step that needs it and not when the file is loaded. */
function readTranslation(): { from: string; to: string } {
  const dashes = charactersOf('Dash');
  const digits = charactersOf('Nd').slice(10);
  // The digits of a script begin with zero, and the characters at the end of the list are deleted.
  return {
    from: LETTERS + digits.join('') + dashes.join('') + APOSTROPHES,
    to: FOLDED_LETTERS + digits.map((_, at) => at % 10).join('') + ' '.repeat(dashes.length),
  };
}

/** Characters of the property, such as `Nd`. */
function charactersOf(property: string): string[] {
  const pattern = new RegExp(`\\p{${property}}`, 'u');
  const all = Array.from({ length: 0x110000 }, (_, code) => code).filter(code => code < 0xd800 || code > 0xdfff);
  return all.map(code => String.fromCodePoint(code)).filter(character => pattern.test(character));
}
