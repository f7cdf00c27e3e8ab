import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { SignInRequired } from '#kit/refusals/refusal';
import { FormerAddresses } from '#shared/people/former-addresses';
import { PersonEditing } from '#shared/people/person-editing';
import { PersonSignIn } from '#shared/people/person-sign-in.service';
import { FullAccess } from '#shared/staff/full-access';
import { StoredFiles } from '#shared/uploads/stored-files.service';
import { MEMBERS } from './member-accounts';

type Step = (accountId: number) => Promise<void>;

/** Whoever closes an account, of a member or of staff, proves the password on this route alone. */
const CLOSING = { ...MEMBERS, attempts: { policy: 'deleteAccount', counted: 'all' } } as const;

/**
 * Closes an account for good. Its row goes, and with it whatever a foreign key says is private; what others go on
 * reading stays without an author. Tokens, keys and sockets end at once, and the e-mail address may register again.
 */
@Injectable()
export class AccountClosing {
  private readonly steps: Step[] = [];

  constructor(
    private readonly db: Database,
    private readonly signIns: PersonSignIn,
    private readonly editing: PersonEditing,
    private readonly former: FormerAddresses,
    private readonly fullAccess: FullAccess,
    private readonly files: StoredFiles,
  ) {}

  /** What a feature has to do while the account is still there, in the same transaction; declared when the service starts. */
  before(step: Step): void {
    this.steps.push(step);
  }

  async close(caller: Caller, password: string, address: string): Promise<void> {
    await this.signIns.confirmPassword(CLOSING, caller, { field: 'password', password }, address);
    await this.fullAccess.preserve(async () => {
      const { id, tokenVersion } = caller;
      // Deleted, or given another password, since the token was read.
      if (!(await this.editing.lock(CLOSING, { id, tokenVersion }))) throw SignInRequired();
      await this.remove(id);
    });
  }

  /** Runs in the transaction of whoever has proven that this account may be closed. */
  async remove(id: number): Promise<void> {
    for (const step of this.steps) await step(id);
    await this.files.discardOf({ audience: STAFF, id });
    await this.db.rows('DELETE FROM notification WHERE audience = $1 AND recipient_id = $2', [STAFF, id]);
    await this.former.deleteLinks({ audience: STAFF, personId: id });
    await this.db.rows('DELETE FROM account WHERE id = $1', [id]);
    await this.editing.endSessions(CLOSING, id);
  }
}
