import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { fieldRefused } from '#kit/refusals/refusal';
import { DemoProtection } from './demo-protection';
import type { Person } from './person.entity';
import type { PersonKind } from './person-kind';
import { PersonSignIn } from './person-sign-in.service';

const FIELD = 'current_password';

/** The refusal of a change of own credentials without the current password. */
export const CurrentPasswordMissing = () => fieldRefused(FIELD, 'required');

/** The requested change. */
interface Credentials {
  email?: string | undefined;
  password?: string | undefined;
}

export interface PasswordProof {
  current: string | undefined;
  /** Address of the visitor, for the limit on wrong passwords. */
  address: string;
}

/**
 * Requires the current password for changes of password and e-mail address, so that a stolen token cannot take over the
 * account.
 */
@Injectable()
export class OwnCredentials {
  constructor(
    private readonly signIns: PersonSignIn,
    private readonly demo: DemoProtection,
  ) {}

  /** Whether the change sets another e-mail address or a password. */
  isChanged(stored: Pick<Person, 'email'>, { email, password }: Credentials): boolean {
    return password !== undefined || (email !== undefined && email !== stored.email);
  }

  /**
   * Must run outside of a transaction, since passwords take long to compare.
   * @param own the account of the caller @throws DemoProtected, ValidationFailed, RateLimited
   */
  async prove<P extends Person>(
    kind: PersonKind<P>,
    caller: Caller,
    own: Pick<Person, 'email'>,
    { current, address }: PasswordProof,
  ): Promise<void> {
    this.demo.refuse(kind, own);
    if (current === undefined) throw CurrentPasswordMissing();
    await this.signIns.confirmPassword(kind, caller, { field: FIELD, password: current }, address);
  }
}
