/**
 * The form of a text that searches compare, as near to it as SQL comes: without case, accents, Arabic vowel marks and
 * tatweel, with one letter for each family of letters. Rows are folded exactly when they are next written.
 */
export const folded = (text: string): string => `trim(regexp_replace(regexp_replace(
  translate(lower(normalize(${text}, NFKD)), 'ٱىیکة٠١٢٣٤٥٦٧٨٩', 'اييكه0123456789'),
  '[\\u0300-\\u036f\\u0640\\u064b-\\u065f\\u0670]', '', 'g'), '\\s+', ' ', 'g'))`;
