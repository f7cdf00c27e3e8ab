import { withPlainDashes } from './dashes';
import { westernDigits } from './digits';
import { withoutInvisible } from './invisible';

/** Normalises a typed code or number: NFKC, western digits, plain dashes, no invisible characters. */
export const typedText = (text: string): string =>
  withPlainDashes(westernDigits(withoutInvisible(text).normalize('NFKC')));
