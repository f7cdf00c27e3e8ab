import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { fieldRefused } from '#kit/refusals/refusal';
import { Live } from '#live/live';
import { InjectDefinition } from '#kit/service/inject-definition';
import { permissionNames, type ServiceDefinition } from '#kit/service/service-definition';
import { DemoProtection } from '../people/demo-protection';
import { FullAccess } from './full-access';
import { OwnRights } from './own-rights';
import { Role } from './role.entity';
import type { RoleView } from './role.view';
import type { ChangeRoleBody, CreateRoleBody, RolePermissionsBody } from './roles.dto';
import { RolesQueries } from './roles.queries';
import { RoleBuiltIn } from './staff.refusals';

@Injectable()
export class RolesService {
  private readonly builtIn: ReadonlySet<string>;

  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly queries: RolesQueries,
    private readonly fullAccess: FullAccess,
    private readonly rights: OwnRights,
    private readonly live: Live,
    private readonly demo: DemoProtection,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {
    const builtIn = Object.entries(definition.roles).filter(([, role]) => role.builtIn);
    this.builtIn = new Set(builtIn.map(([name]) => name.toLowerCase()));
  }

  async create({ name, description = null }: CreateRoleBody): Promise<RoleView> {
    return this.queries.get(await this.records.create(Role, { name, description }));
  }

  /** Requires all permissions of the role, as every change of a role does. */
  async update(id: number, { name, description }: ChangeRoleBody, caller: Caller): Promise<RoleView> {
    await this.records.update(Role, id, role => {
      this.rights.require(caller, role.permissions);
      if (name !== undefined && name !== role.name) this.refuseBuiltIn(role);
      return { name, description };
    });
    return this.queries.get(id);
  }

  /** Replaces the permissions of a role. They apply from the next request of each account with the role. */
  async replacePermissions(id: number, { permissions }: RolePermissionsBody, caller: Caller): Promise<RoleView> {
    const wanted = this.knownPermissions(permissions);
    await this.fullAccess.preserve(async () => {
      const role = await this.records.lock(Role, id);
      this.rights.require(caller, [...role.permissions, ...wanted]);
      role.permissions = wanted;
      await this.db.of(Role).save(role);
      const holders = await this.db.rows<{ id: number; email: string }>(
        `SELECT account.id, account.email FROM account_role held JOIN account ON account.id = held.account_id
         WHERE held.role_id = $1`,
        [id],
      );
      for (const holder of holders) this.demo.refuse({ audience: STAFF }, holder);
      this.live.permissionsUpdated(holders.map(holder => holder.id));
    });
    return this.queries.get(id);
  }

  /** The foreign key of `account_role` refuses roles in use, also in a race with an assignment. */
  async delete(id: number, caller: Caller): Promise<void> {
    await this.db.transaction(async () => {
      const role = await this.records.lock(Role, id);
      this.rights.require(caller, role.permissions);
      this.refuseBuiltIn(role);
      await this.db.of(Role).remove(role);
    });
  }

  private refuseBuiltIn({ name }: Role): void {
    if (this.builtIn.has(name.toLowerCase())) throw RoleBuiltIn();
  }

  /** Distinct permissions in the order of the catalogue. Refuses unknown ones. */
  private knownPermissions(names: readonly string[]): string[] {
    const catalogue = permissionNames(this.definition.permissions);
    const unknown = names.filter(name => !catalogue.includes(name));
    if (unknown.length > 0) throw fieldRefused('permissions', 'unknown_permission', { names: unknown.join(', ') });
    return catalogue.filter(name => names.includes(name));
  }
}
