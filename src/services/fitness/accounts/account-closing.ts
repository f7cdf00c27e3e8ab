import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { SignInRequired } from '#kit/refusals/refusal';
import { DomainEvents } from '#kit/service/domain-events';
import { ConnectedApp } from '#agents/oauth/connected-app.entity';
import { ToolCall } from '#agents/mcp/tool-call.entity';
import { Notification } from '#shared/notifications/notification.entity';
import { FormerAddresses } from '#shared/people/former-addresses';
import { PersonEditing } from '#shared/people/person-editing';
import { PersonSignIn } from '#shared/people/person-sign-in.service';
import { Account } from '#shared/staff/account.entity';
import { FullAccess } from '#shared/staff/full-access';
import { StoredFiles } from '#shared/uploads/stored-files.service';
import { AccountDeleting } from './account.events';
import { MEMBERS } from './member-accounts';

/** The limit `deleteAccount` counts every attempt on this route, for members and staff. */
const CLOSING = { ...MEMBERS, attempts: { policy: 'deleteAccount', counted: 'all' } } as const;

/** Closes an account permanently: private rows are deleted, content that others read stays without an author. */
@Injectable()
export class AccountClosing {
  constructor(
    private readonly db: Database,
    private readonly signIns: PersonSignIn,
    private readonly editing: PersonEditing,
    private readonly former: FormerAddresses,
    private readonly fullAccess: FullAccess,
    private readonly files: StoredFiles,
    private readonly events: DomainEvents,
  ) {}

  async close(caller: Caller, password: string, address: string): Promise<void> {
    await this.signIns.confirmPassword(CLOSING, caller, { field: 'password', password }, address);
    await this.fullAccess.preserve(async () => {
      const { id, tokenVersion } = caller;
      // The account was deleted or its password changed since the token was checked.
      const account = await this.editing.lock(CLOSING, { id, tokenVersion });
      if (!account) throw SignInRequired();
      this.editing.requireDeletable(CLOSING, account);
      await this.remove(id);
    });
  }

  /** Needs the transaction that checked that the account may be closed. */
  async remove(id: number): Promise<void> {
    await this.events.raise(AccountDeleting, { accountId: id });
    await this.files.discardOf({ audience: STAFF, id });
    await this.db.of(Notification).delete({ audience: STAFF, recipientId: id });
    await this.db.of(ToolCall).delete({ audience: STAFF, accountId: id });
    await this.db.of(ConnectedApp).delete({ audience: STAFF, accountId: id });
    await this.former.deleteLinks({ audience: STAFF, personId: id });
    await this.db.of(Account).delete({ id });
    await this.editing.endSessions(CLOSING, id);
  }
}
