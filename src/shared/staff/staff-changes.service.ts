import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Passwords } from '#kit/access/passwords';
import { DomainEvents } from '#kit/service/domain-events';
import { Database } from '#kit/database/database';
import { SignInRequired } from '#kit/refusals/refusal';
import { Storage } from '#media/storage';
import { CurrentPasswordMissing, OwnCredentials } from '../people/own-credentials';
import { PersonEditing } from '../people/person-editing';
import { AccountRole } from './account-role.entity';
import { Account } from './account.entity';
import { staffKind } from './account-insertion';
import type { AccountView } from './account.view';
import { FullAccess } from './full-access';
import { OwnRights } from './own-rights';
import { RoleAssignment } from './role-assignment';
import { AccountRolesChanged } from './account.events';
import { ScopeReference } from './scope-reference';
import { accountColumns, type ChangeAccount } from './staff.dto';
import { StaffFields } from './staff-fields';
import { StaffQueries } from './staff.queries';
import { InjectStaffShape, type StaffShape } from './staff-shape';

/** Changes of staff accounts by staff. A `key` is an id or a username. */
@Injectable()
export class StaffChangesService {
  constructor(
    private readonly db: Database,
    private readonly passwords: Passwords,
    private readonly storage: Storage,
    private readonly fullAccess: FullAccess,
    private readonly rights: OwnRights,
    private readonly roles: RoleAssignment,
    private readonly scope: ScopeReference,
    private readonly fields: StaffFields,
    private readonly events: DomainEvents,
    private readonly queries: StaffQueries,
    private readonly editing: PersonEditing,
    private readonly credentials: OwnCredentials,
    @InjectStaffShape() private readonly shape: StaffShape,
  ) {}

  /** A new e-mail address or password of the own account needs the current password. */
  async update(key: string, body: ChangeAccount, caller: Caller, address: string): Promise<AccountView> {
    if (body.role_ids) this.roles.requirePermission(caller);
    this.storage.requireOwnMedia('profile_picture', body.profile_picture);
    const isProven = await this.prove(key, body, caller, address);
    const passwordHash = body.password === undefined ? undefined : await this.passwords.hashNew(body.password);
    const { id } = await this.db.transaction(async () => {
      const changed = await this.fullAccess.preserve(async () => {
        const account = await this.db.of(Account).findOneByOrFail({ id: await this.queries.lock(key) });
        if (account.id === caller.id) this.requireProof(account, body, caller, isProven);
        const changes = { ...accountColumns(body), scopeId: await this.scope.resolve(body) };
        await this.rights.guardChange(caller, account.id, async () => {
          await this.editing.update(staffKind(this.shape), account, changes, { isOwn: account.id === caller.id });
          await this.fields.store(account.id, body);
          if (passwordHash) await this.editing.setPassword(staffKind(this.shape), account, passwordHash);
          if (body.role_ids) await this.roles.replace(account.id, body.role_ids);
        });
        return account;
      });
      this.rights.requireOwnScope(caller, changed);
      return changed;
    });
    return this.queries.account(id);
  }

  private async prove(key: string, body: ChangeAccount, caller: Caller, address: string): Promise<boolean> {
    const own = await this.queries.ownEmail(key, caller);
    if (!own || !this.credentials.isChanged(own, body)) return false;
    await this.credentials.prove(staffKind(this.shape), caller, own, { current: body.current_password, address });
    return true;
  }

  /** The account may have changed since the password was compared. */
  private requireProof(account: Account, body: ChangeAccount, { tokenVersion }: Caller, isProven: boolean): void {
    if (!this.credentials.isChanged(account, body)) return;
    if (!isProven) throw CurrentPasswordMissing();
    if (account.tokenVersion !== tokenVersion) throw SignInRequired();
  }

  async replaceRoles(key: string, roleIds: readonly number[], caller: Caller): Promise<AccountView> {
    const id = await this.fullAccess.preserve(async () => {
      const account = await this.queries.lock(key);
      await this.rights.guardChange(caller, account, () => this.roles.replace(account, roleIds));
      return account;
    });
    return this.queries.account(id);
  }

  /** Soft delete: the row stays; roles are deleted and tokens invalidated. */
  async delete(key: string, caller: Caller): Promise<void> {
    await this.fullAccess.preserve(async () => {
      const id = await this.queries.lock(key);
      await this.rights.requireAccount(caller, id);
      this.editing.requireDeletable(staffKind(this.shape), await this.db.of(Account).findOneByOrFail({ id }));
      await this.db.rows(
        `UPDATE account SET deleted_at = now(), updated_at = now(), token_version = token_version + 1 WHERE id = $1`,
        [id],
      );
      await this.db.of(AccountRole).delete({ accountId: id });
      await this.editing.endSessions(staffKind(this.shape), id);
      await this.events.raise(AccountRolesChanged, { accountId: id });
    });
  }
}
