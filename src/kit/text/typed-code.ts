import { typedText } from './typed-text';

/** A code, reference or postcode as it looks when it is typed, in upper case. */
export const typedCode = (text: string): string => typedText(text).trim().toUpperCase();
