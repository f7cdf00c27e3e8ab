import { isStorableText } from '#kit/fields/text-fields';

/** How a sent number is stored; of a text the database cannot be asked for it is as good as none. */
export const storedNumber = (text: string) => (isStorableText(text) ? text.trim().toUpperCase() : '');
