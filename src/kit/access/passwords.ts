import { Injectable } from '@nestjs/common';
import type { Configuration } from '../config/configuration';
import { InjectConfiguration } from '../config/configuration.token';
import { fieldRefused } from '../refusals/refusal';
import { isCommonPassword } from './common-passwords';
import { type PasswordWorkers, passwordWorkers } from './password-workers';

/** Salt and digest as long as they must be and of no password anybody knows. */
const NO_PASSWORD = '2f0Yk1b5eXkVQf3rj9oGPu7sE6hqWcTnZ4mDaLxRvByKiJpOgUtSM';

/**
 * bcrypt hashes. Comparing against no account costs the same work as against one. Every function refuses (503
 * `server_busy`) when too much of it is waiting already.
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

  /** Of a password somebody chooses; a common one is refused (400, naming `field`) where the operator wants that. */
  async hashNew(password: string, field = 'password'): Promise<string> {
    if (this.refusesCommon && (await isCommonPassword(password))) throw fieldRefused(field, 'common_password');
    return this.hash(password);
  }

  async hash(password: string): Promise<string> {
    return this.workers.hash(password, this.rounds);
  }

  /** False for a wrong password and for an account that does not exist, after the same work. */
  async matches(password: string, storedHash: string | null | undefined): Promise<boolean> {
    const same = await this.workers.matches(password, storedHash ?? this.decoy);
    return same && storedHash != null;
  }
}
