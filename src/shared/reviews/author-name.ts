const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How a reviewer is named to everyone: the first name and the initial of the last, `Sara H.` */
export function authorName(firstName: string, lastName: string): string {
  const initial = graphemes.segment(lastName.trim())[Symbol.iterator]().next().value?.segment;
  return initial ? `${firstName.trim()} ${initial.toUpperCase()}.` : firstName.trim();
}
