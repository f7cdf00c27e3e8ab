import { isStorableText } from '#kit/fields/text-fields';

/** Normalizes an order number. Text that the database cannot store becomes empty. */
export const storedNumber = (text: string) => (isStorableText(text) ? text.trim().toUpperCase() : '');
