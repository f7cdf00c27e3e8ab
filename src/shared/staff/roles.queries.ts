import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { orderOf } from '#kit/fields/order';
import { sql, when } from '#kit/database/sql';
import { MAX_INTEGER } from '#kit/fields/number-fields';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { likePattern } from '#kit/language/search-text';
import { InjectDefinition } from '#kit/service/inject-definition';
import { permissionNames, type ServiceDefinition } from '#kit/service/service-definition';
import type { RowOf } from '#kit/views/view';
import { type PermissionGroupView, type RoleChoiceView, type RoleStatisticsView, RoleView } from './role.view';
import { ROLE_SORTS, type RoleFilters } from './roles.dto';

type RoleRow = RowOf<typeof RoleView>;

const COLUMNS = RoleView.columns('role', {
  guard_name: `'${STAFF}'`,
  accounts_count: '(SELECT count(*) FROM account_role WHERE role_id = role.id)',
});

@Injectable()
export class RolesQueries {
  constructor(
    private readonly db: Database,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  async get(id: number): Promise<RoleView> {
    const row = await this.db.rowOr<RoleRow>(NotFound, `SELECT ${COLUMNS} FROM role WHERE id = $1`, [id]);
    return RoleView.of(row);
  }

  async list(filters: RoleFilters, request: PageRequest | 'all'): Promise<Page<RoleView>> {
    const wanted = request === 'all' ? { page: 1, limit: MAX_INTEGER } : request;
    const list = {
      columns: COLUMNS,
      from: 'role',
      where: [
        when(filters.name, name => sql`role.name ILIKE ${likePattern(name)}`),
        filters.guard_name !== undefined && filters.guard_name !== STAFF && 'false',
        when(filters.created_from, day => sql`role.created_at >= ${day}::date`),
        when(filters.created_to, day => sql`role.created_at < ${day}::date + 1`),
      ],
      order: orderOf(ROLE_SORTS, 'role.id', 'role.updated_at DESC, role.id DESC', filters.sort, filters.order),
    };
    const page = mapPage(await listPage<RoleRow>(this.db, wanted, list), RoleView.of);
    return request === 'all' ? { ...page, limit: Math.max(page.total, 1) } : page;
  }

  async choices(): Promise<RoleChoiceView[]> {
    return this.db.rows(`SELECT id, name FROM role ORDER BY name, id`);
  }

  async statistics(): Promise<RoleStatisticsView> {
    const row = await this.db.row<{ total: number; in_use: number }>(
      `SELECT count(*) AS total,
         count(*) FILTER (WHERE EXISTS (SELECT FROM account_role WHERE role_id = role.id)) AS in_use
       FROM role`,
    );
    const { total, in_use } = row!;
    return { total, in_use, unused: total - in_use, permissions: permissionNames(this.definition.permissions).length };
  }

  permissions(): PermissionGroupView[] {
    return Object.entries(this.definition.permissions).map(([module, actions]) => ({
      module,
      permissions: Object.entries(actions).map(([action, [description]]) => ({
        name: `${module}.${action}`,
        description,
      })),
    }));
  }
}
