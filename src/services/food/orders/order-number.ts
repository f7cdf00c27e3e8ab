import { isStorableText } from '#kit/fields/text-fields';
import { typedCode } from '#kit/text/typed-code';

/** Normalizes an order number. Text that the database cannot store becomes empty. */
export const storedNumber = (text: string) => (isStorableText(text) ? typedCode(text) : '');
