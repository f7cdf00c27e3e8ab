import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { InjectDefinition } from '#kit/service/inject-definition';
import { permissionNames, type ServiceDefinition } from '#kit/service/service-definition';
import { LastFullAccount } from './staff.refusals';

const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`;

const EXISTS = `
  SELECT 1 FROM account
  WHERE account.deleted_at IS NULL AND account.scope_id IS NULL AND $1::text[] <@ ARRAY(
    SELECT unnest(role.permissions)
    FROM account_role held JOIN role ON role.id = held.role_id WHERE held.account_id = account.id)
  LIMIT 1`;

/** Ensures a live unscoped account whose roles hold every permission of the full role, else of the catalogue. */
@Injectable()
export class FullAccess {
  private readonly permissions: readonly string[];
  private readonly lock: string;

  constructor(
    private readonly db: Database,
    @InjectDefinition() definition: ServiceDefinition,
  ) {
    const full = Object.values(definition.roles).find(role => role.full);
    this.permissions = full?.permissions ?? permissionNames(definition.permissions);
    this.lock = `${definition.name} full access`;
  }

  /** Runs changes that may remove rights one at a time; rolled back if no account with full access is left. */
  async preserve<Result>(change: () => Promise<Result>): Promise<Result> {
    return this.db.transaction(async () => {
      await this.db.rows(LOCK, [this.lock]);
      const before = await this.exists();
      const result = await change();
      if (before && !(await this.exists())) throw LastFullAccount();
      return result;
    });
  }

  private async exists(): Promise<boolean> {
    return (await this.db.row(EXISTS, [this.permissions])) !== undefined;
  }
}
