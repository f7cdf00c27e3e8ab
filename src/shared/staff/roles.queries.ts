import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { Database } from '#kit/database/database';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/http/refusal';
import { likePattern } from '#kit/language/search-text';
import { InjectDefinition } from '#kit/service/inject-definition';
import { permissionNames, type ServiceDefinition } from '#kit/service/service-definition';
import type { PermissionGroupView, RoleChoiceView, RoleStatisticsView, RoleView } from './role.view';
import type { RoleFilters } from './roles.dto';

const COLUMNS = `role.id, role.name, '${STAFF}' AS guard_name, role.description, role.permissions,
  (SELECT count(*) FROM account_role WHERE role_id = role.id) AS accounts_count, role.created_at, role.updated_at`;

const MATCHES = `($1::text IS NULL OR role.name ILIKE $1)
  AND ($2::text IS NULL OR $2 = '${STAFF}')
  AND ($3::date IS NULL OR role.created_at >= $3)
  AND ($4::date IS NULL OR role.created_at < $4::date + 1)`;

/** What is read of roles: one statement each, and one more for the total of a page. */
@Injectable()
export class RolesQueries {
  constructor(
    private readonly db: Database,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  async one(id: number): Promise<RoleView> {
    const row = await this.db.row<RoleView>(`SELECT ${COLUMNS} FROM role WHERE id = $1`, [id]);
    if (!row) throw NotFound();
    return row;
  }

  async page(filters: RoleFilters, request: PageRequest): Promise<Page<RoleView>> {
    const parameters = parametersOf(filters);
    const counted = await this.db.row<{ total: number }>(
      `SELECT count(*) AS total FROM role WHERE ${MATCHES}`,
      parameters,
    );
    const rows = await this.rows(parameters, request.limit, offsetOf(request));
    return { ...request, rows, total: counted?.total ?? 0 };
  }

  /** Every role that matches, as one page. */
  async all(filters: RoleFilters): Promise<Page<RoleView>> {
    const rows = await this.rows(parametersOf(filters), null, 0);
    return { rows, total: rows.length, page: 1, limit: Math.max(rows.length, 1) };
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
      permissions: Object.entries(actions).map(([action, description]) => ({
        name: `${module}.${action}`,
        description,
      })),
    }));
  }

  private async rows(parameters: unknown[], limit: number | null, offset: number): Promise<RoleView[]> {
    return this.db.rows(
      `SELECT ${COLUMNS} FROM role WHERE ${MATCHES}
       ORDER BY role.updated_at DESC, role.id DESC LIMIT $5 OFFSET $6`,
      [...parameters, limit, offset],
    );
  }
}

function parametersOf({ name, guard_name, created_from, created_to }: RoleFilters): unknown[] {
  return [name ? likePattern(name) : null, guard_name || null, created_from ?? null, created_to ?? null];
}
