import { Injectable } from '@nestjs/common';
import { type Caller, hasPermission } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { fieldRefused, PermissionRequired } from '#kit/refusals/refusal';
import { Live } from '#live/live';
import { RoleChanges } from './role-changes';
import { InjectStaffShape, type StaffShape } from './staff-shape';

/** Assigns roles to accounts, inside the transaction of the caller. */
@Injectable()
export class RoleAssignment {
  constructor(
    private readonly db: Database,
    private readonly live: Live,
    private readonly changes: RoleChanges,
    @InjectStaffShape() private readonly shape: StaffShape,
  ) {}

  /** Routes that accept roles with other fields need the permission of the route for roles. */
  requirePermission(caller: Caller): void {
    const permission = `${this.shape.area}.assign_roles`;
    if (!hasPermission(caller, permission)) throw PermissionRequired({ params: { permissions: permission } });
  }

  /** Replaces the roles of the account. An unknown role, or one that is assigned elsewhere, refuses the change. */
  async replace(accountId: number, roleIds: readonly number[]): Promise<void> {
    const wanted = [...new Set(roleIds)];
    await this.lockRoles(wanted);
    await this.db.rows(`DELETE FROM account_role WHERE account_id = $1 AND role_id <> ALL($2::integer[])`, [
      accountId,
      wanted,
    ]);
    await this.db.rows(
      `INSERT INTO account_role (account_id, role_id) SELECT $1, unnest($2::integer[]) ON CONFLICT DO NOTHING`,
      [accountId, wanted],
    );
    await this.db.rows(`UPDATE account SET updated_at = now() WHERE id = $1`, [accountId]);
    await this.changes.notify(accountId);
    this.live.permissionsUpdated([accountId]);
  }

  private async lockRoles(ids: readonly number[]): Promise<void> {
    const found = await this.db.rows(
      `SELECT id FROM role WHERE id = ANY($1::integer[]) AND lower(name) IS DISTINCT FROM lower($2) FOR KEY SHARE`,
      [ids, this.shape.memberRole ?? null],
    );
    if (found.length < ids.length) throw fieldRefused('role_ids', 'unknown_reference');
  }
}
