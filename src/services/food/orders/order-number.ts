import { isStorableText } from '#kit/text/storable-text';
import { typedCode } from '#kit/text/typed-code';

/** Normalizes an order number. Text that the database cannot store becomes empty. */
export const storedNumber = (text: string) => (isStorableText(text) ? typedCode(text) : '');
