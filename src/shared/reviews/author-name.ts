const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The public name of a reviewer: first name and initial of the last name, `Sara H.` */
export function authorName(firstName: string, lastName: string): string {
  const initial = graphemes.segment(lastName.trim())[Symbol.iterator]().next().value?.segment;
  return initial ? `${firstName.trim()} ${initial.toUpperCase()}.` : firstName.trim();
}
