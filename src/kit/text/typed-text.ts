import { withPlainDashes } from './dashes';
import { westernDigits } from './digits';
import { withoutInvisible } from './invisible';

/** A code or number as it looks when it is typed: NFKC, western digits, plain dashes, nothing invisible. */
export const typedText = (text: string): string =>
  withPlainDashes(westernDigits(withoutInvisible(text).normalize('NFKC')));
