import { Injectable } from '@nestjs/common';
import { compare, hash } from 'bcrypt';
import type { Configuration } from '../config/configuration';
import { InjectConfiguration } from '../config/configuration.token';

/** bcrypt hashes. Comparing against no account costs the same time as against one. */
@Injectable()
export class Passwords {
  private decoy: Promise<string> | undefined;

  constructor(@InjectConfiguration() private readonly configuration: Configuration) {}

  async hash(password: string): Promise<string> {
    return hash(password, this.configuration.bcryptRounds);
  }

  /** False for a wrong password and for an account that does not exist, after the same work. */
  async matches(password: string, storedHash: string | null | undefined): Promise<boolean> {
    this.decoy ??= this.hash('no account has this password');
    const same = await compare(password, storedHash ?? (await this.decoy));
    return same && storedHash != null;
  }
}
