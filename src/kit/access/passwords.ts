import { Injectable } from '@nestjs/common';
import type { Configuration } from '../config/configuration';
import { InjectConfiguration } from '../config/configuration.token';
import { fieldRefused } from '../refusals/refusal';
import { composed } from '../text/composed';
import { isCommonPassword } from './common-passwords';
import { type PasswordWorkers, passwordWorkers } from './password-workers';

/** A hash of the right length that no known password matches. */
const NO_PASSWORD = '2f0Yk1b5eXkVQf3rj9oGPu7sE6hqWcTnZ4mDaLxRvByKiJpOgUtSM';

/**
 * Hashes and compares passwords, in NFC. A comparison without an account takes the same time. All functions throw
 * `ServerBusy` when the queue is full.
 */
@Injectable()
export class Passwords {
  private readonly workers: PasswordWorkers;
  private readonly rounds: number;
  private readonly decoy: string;
  private readonly refusesCommon: boolean;

  constructor(@InjectConfiguration() configuration: Configuration) {
    this.workers = passwordWorkers(configuration);
    this.rounds = configuration.bcryptRounds;
    this.refusesCommon = configuration.passwordCommonRefused;
    this.decoy = `$2b$${String(this.rounds).padStart(2, '0')}$${NO_PASSWORD}`;
  }

  /** Hashes a new password. With `PASSWORD_COMMON_REFUSED`, a common one is refused (400 with `field`). */
  async hashNew(password: string, field = 'password'): Promise<string> {
    if (this.refusesCommon && (await isCommonPassword(composed(password))))
      throw fieldRefused(field, 'common_password');
    return this.hash(password);
  }

  async hash(password: string): Promise<string> {
    return this.workers.hash(composed(password), this.rounds);
  }

  /**
   * False for a wrong password and, after the same work, for a missing hash.
   * @param renew stores a new hash, if the old one is of the password in a form other than NFC
   */
  async matches(
    password: string,
    storedHash: string | null | undefined,
    renew?: (hash: string) => Promise<unknown>,
  ): Promise<boolean> {
    const matches = async (text: string) =>
      (await this.workers.matches(text, storedHash ?? this.decoy)) && storedHash != null;
    if (await matches(composed(password))) return true;
    if (password === composed(password) || !(await matches(password))) return false;
    await renew?.(await this.hash(password));
    return true;
  }
}
