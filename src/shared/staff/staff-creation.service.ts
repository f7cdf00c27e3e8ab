import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Passwords } from '#kit/access/passwords';
import { Database } from '#kit/database/database';
import { Storage } from '#media/storage';
import { insertAccount } from './account-insertion';
import type { AccountView } from './account.view';
import { OwnRights } from './own-rights';
import { RoleAssignment } from './role-assignment';
import { ScopeReference } from './scope-reference';
import { accountColumns, type CreateAccount } from './staff.dto';
import { StaffFields } from './staff-fields';
import { StaffQueries } from './staff.queries';
import { InjectStaffShape, type StaffShape } from './staff-shape';

@Injectable()
export class StaffCreationService {
  constructor(
    private readonly db: Database,
    private readonly passwords: Passwords,
    private readonly storage: Storage,
    private readonly rights: OwnRights,
    private readonly roles: RoleAssignment,
    private readonly scope: ScopeReference,
    private readonly fields: StaffFields,
    private readonly queries: StaffQueries,
    @InjectStaffShape() private readonly shape: StaffShape,
  ) {}

  async create(body: CreateAccount, caller: Caller): Promise<AccountView> {
    const roleIds = body.role_ids ?? [];
    if (roleIds.length > 0) this.roles.requirePermission(caller);
    this.storage.requireOwnMedia('profile_picture', body.profile_picture);
    const passwordHash = await this.passwords.hashNew(body.password);
    const id = await this.db.transaction(async () => {
      const account = {
        ...accountColumns(body),
        scopeId: await this.scope.resolve(body),
        passwordHash,
      };
      const created = await insertAccount(this.db, account, this.shape.reservedUsernames);
      await this.fields.store(created, body);
      if (roleIds.length > 0) await this.roles.replace(created, roleIds);
      await this.rights.requireAccount(caller, created);
      return created;
    });
    return this.queries.account(id);
  }
}
