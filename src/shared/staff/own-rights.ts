import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { BeyondOwnRights } from './staff.refusals';

interface Rights {
  scopeId: number | null;
  permissions: string[];
}

const RIGHTS = `
  SELECT account.scope_id AS "scopeId", ARRAY(
    SELECT DISTINCT unnest(role.permissions)
    FROM account_role held JOIN role ON role.id = held.role_id WHERE held.account_id = account.id) AS permissions
  FROM account WHERE account.id = $1`;

/**
 * Requires all permissions that a role or account has before and after a change; scoped accounts change only accounts of
 * their scope.
 */
@Injectable()
export class OwnRights {
  private readonly personal: ReadonlySet<string>;

  constructor(
    private readonly db: Database,
    @InjectDefinition() { personalPermissions }: ServiceDefinition,
  ) {
    this.personal = new Set(personalPermissions);
  }

  require(caller: Caller, permissions: readonly string[]): void {
    const beyond = permissions.some(name => !caller.permissions.has(name) && !this.personal.has(name));
    if (beyond) throw BeyondOwnRights();
  }

  /** Call it in the transaction that locked the account. @param but permissions that are not checked */
  async requireAccount(
    caller: Caller,
    accountId: number,
    { but = [] }: { but?: readonly string[] } = {},
  ): Promise<void> {
    const rights = (await this.db.row<Rights>(RIGHTS, [accountId]))!;
    this.require(
      caller,
      rights.permissions.filter(name => !but.includes(name)),
    );
    if (caller.scopeId !== null && rights.scopeId !== caller.scopeId) throw BeyondOwnRights();
  }

  /** Changes an account, if the caller may change it both before and after. */
  async guardChange<Result>(caller: Caller, accountId: number, change: () => Promise<Result>): Promise<Result> {
    await this.requireAccount(caller, accountId);
    const result = await change();
    await this.requireAccount(caller, accountId);
    return result;
  }

  /** Throws if the change altered the scope of the caller's own account. */
  requireOwnScope(caller: Caller, changed: { id: number; scopeId: number | null }): void {
    if (changed.id === caller.id && changed.scopeId !== caller.scopeId) throw BeyondOwnRights();
  }
}
