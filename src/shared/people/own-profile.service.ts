import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Caller } from '#kit/http/caller';
import { Passwords } from '#kit/access/passwords';
import { Database } from '#kit/database/database';
import type { Language } from '#kit/language/language';
import { SignInRequired } from '#kit/refusals/refusal';
import { CurrentPasswordMissing, OwnCredentials, type PasswordProof } from './own-credentials';
import { PersonEditing } from './person-editing';
import type { Person } from './person.entity';
import type { PersonKind, AuthenticatedPerson } from './person-kind';
import { TakenAddresses } from './taken-addresses';
import { PersonSignIn } from './person-sign-in.service';

/** Changes of own accounts. */
@Injectable()
export class OwnProfile {
  constructor(
    private readonly db: Database,
    private readonly editing: PersonEditing,
    private readonly passwords: Passwords,
    private readonly signIns: PersonSignIn,
    private readonly taken: TakenAddresses,
    private readonly credentials: OwnCredentials,
  ) {}

  /** A new e-mail address needs the current password. */
  async update<P extends Person>(
    kind: PersonKind<P>,
    caller: Caller,
    changes: Partial<P>,
    proof: PasswordProof,
    language?: Language,
  ): Promise<void> {
    const isProven = changes.email !== undefined && (await this.prove(kind, caller, changes, proof));
    const { id, tokenVersion } = caller;
    const change = async () =>
      this.db.transaction(async () => {
        const person = await this.editing.lock(kind, isProven ? { id, tokenVersion } : { id });
        if (!person) throw SignInRequired();
        if (!isProven && this.credentials.isChanged(person, { email: changes.email })) throw CurrentPasswordMissing();
        await this.editing.update(kind, person, changes, { isOwn: true, language });
      });
    if (changes.email === undefined) await change();
    else await this.taken.run({ address: proof.address, account: `${kind.audience} ${id}` }, change);
  }

  /** Whether the address is new, for which the password was checked. */
  private async prove<P extends Person>(
    kind: PersonKind<P>,
    caller: Caller,
    changes: Partial<P>,
    proof: PasswordProof,
  ): Promise<boolean> {
    const person = await this.db.of<Person>(kind.entity).findOneBy({ id: caller.id, deletedAt: IsNull() });
    if (!person || !this.credentials.isChanged(person, { email: changes.email })) return false;
    await this.credentials.prove(kind, caller, person, proof);
    return true;
  }

  /** Invalidates all tokens. A wrong current password counts as a failed attempt. */
  async changePassword<P extends Person>(
    kind: PersonKind<P>,
    caller: Caller,
    { current, next, nextField }: { current: string; next: string; nextField?: string },
    address: string,
  ): Promise<AuthenticatedPerson> {
    await this.signIns.confirmPassword(kind, caller, { field: 'current_password', password: current }, address);
    const passwordHash = await this.passwords.hashNew(next, nextField);
    return this.db.transaction(async () => {
      const { id, tokenVersion } = caller;
      // The account may have been deleted, or its password changed, since the token was checked.
      const person = await this.editing.lock(kind, { id, tokenVersion });
      if (!person) throw SignInRequired();
      await this.editing.setPassword(kind, person, passwordHash);
      return person;
    });
  }
}
