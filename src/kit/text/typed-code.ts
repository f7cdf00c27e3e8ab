import { withPlainDashes } from './dashes';
import { westernDigits } from './digits';
import { withoutInvisible } from './invisible';

/** A code, reference or postcode as it looks when it is typed: NFKC, upper case, western digits, plain dashes, nothing invisible. */
export const typedCode = (text: string): string =>
  withPlainDashes(westernDigits(withoutInvisible(text).normalize('NFKC')))
    .trim()
    .toUpperCase();
