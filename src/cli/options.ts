import { normaliseEmail } from '#kit/text/email-address';
import type { Options } from './command';
import { UsageError } from './outcome';

export function requiredText(options: Options, name: string): string {
  const value = options[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError(`--${name} is required.`);
}

/** The option `--email`, normalised as addresses are stored. */
export const requiredEmail = (options: Options): string => normaliseEmail(requiredText(options, 'email'));
