import { typedText } from './typed-text';

/** Normalises a typed code, reference or postcode, in upper case. */
export const typedCode = (text: string): string => typedText(text).trim().toUpperCase();
