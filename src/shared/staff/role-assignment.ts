import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { STAFF } from '#kit/access/access-rule';
import { type Caller, hasPermission } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { DemoProtected, fieldRefused, PermissionRequired } from '#kit/refusals/refusal';
import { DomainEvents } from '#kit/service/domain-events';
import { Live } from '#live/live';
import { DemoProtection } from '../people/demo-protection';
import { AccountRole } from './account-role.entity';
import { AccountRolesChanged } from './account.events';
import { InjectStaffShape, type StaffShape } from './staff-shape';

@Injectable()
export class RoleAssignment {
  constructor(
    private readonly db: Database,
    private readonly live: Live,
    private readonly events: DomainEvents,
    private readonly demo: DemoProtection,
    @InjectStaffShape() private readonly shape: StaffShape,
  ) {}

  /** Routes that accept roles among other fields require the permission of the route for roles. */
  requirePermission(caller: Caller): void {
    const permission = `${this.shape.area}.assign_roles`;
    if (!hasPermission(caller, permission)) throw PermissionRequired({ params: { permissions: permission } });
  }

  /** Replaces the roles of the account. Refuses unknown roles, and the role of members. */
  async replace(accountId: number, roleIds: readonly number[]): Promise<void> {
    const wanted = [...new Set(roleIds)];
    await this.refuseForDemoAccount(accountId, wanted);
    await this.lockRoles(wanted);
    await this.db.of(AccountRole).delete({ accountId, roleId: Not(In(wanted)) });
    await this.db.rows(
      `INSERT INTO account_role (account_id, role_id) SELECT $1, unnest($2::integer[]) ON CONFLICT DO NOTHING`,
      [accountId, wanted],
    );
    await this.db.rows(`UPDATE account SET updated_at = now() WHERE id = $1`, [accountId]);
    await this.events.raise(AccountRolesChanged, { accountId });
    this.live.permissionsUpdated([accountId]);
  }

  private async refuseForDemoAccount(accountId: number, wanted: readonly number[]): Promise<void> {
    if (!this.demo.isOn) return;
    const account = await this.db.row<{ held: number[] }>(
      `SELECT ARRAY(SELECT role_id FROM account_role WHERE account_id = account.id) AS held
       FROM account WHERE id = $1 AND email = ANY($2)`,
      [accountId, this.demo.addresses(STAFF)],
    );
    if (account && !isSameSet(account.held, wanted)) throw DemoProtected();
  }

  private async lockRoles(ids: readonly number[]): Promise<void> {
    const found = await this.db.rows(
      `SELECT id FROM role WHERE id = ANY($1::integer[]) AND lower(name) IS DISTINCT FROM lower($2) FOR KEY SHARE`,
      [ids, this.shape.memberRole ?? null],
    );
    if (found.length < ids.length) throw fieldRefused('role_ids', 'unknown_reference');
  }
}

const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every(id => other.includes(id));
