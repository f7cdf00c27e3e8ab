/** The text in NFC: keyboards of some systems send `é` as two characters. */
export const composed = (text: string): string => text.normalize('NFC');

/** Whether two texts are equal, regardless of their Unicode forms. */
export const isSameText = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' ? composed(one) === composed(other) : one === other;
