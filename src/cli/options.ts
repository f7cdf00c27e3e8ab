import { isEmailAddress, normaliseEmail } from '#kit/text/email-address';
import type { Options } from './command';
import { CommandError, UsageError } from './outcome';

export function requiredText(options: Options, name: string): string {
  const value = options[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError(`--${name} is required.`);
}

/** The option `--email`, normalised as addresses are stored. */
export const requiredEmail = (options: Options): string => normaliseEmail(requiredText(options, 'email'));

/** The option `--email` of an account that is created. */
export function newEmail(options: Options): string {
  const email = requiredText(options, 'email');
  if (isEmailAddress(normaliseEmail(email))) return email;
  throw new CommandError(`--email: '${email}' is not an e-mail address.`);
}
