import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { Database } from '#kit/database/database';
import { recordId } from '#kit/http/identifiers';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/http/refusal';
import { likePattern, searchText } from '#kit/language/search-text';
import type { AccountRowView, AccountView, StaffStatisticsView } from './account.view';
import type { StaffFilters } from './staff.dto';
import { InjectStaffShape, type StaffShape } from './staff-shape';

const ROLES_HELD = `account_role held JOIN role ON role.id = held.role_id WHERE held.account_id = account.id`;

const ROLES = `coalesce((
  SELECT json_agg(json_build_object('id', role.id, 'name', role.name) ORDER BY role.name) FROM ${ROLES_HELD}), '[]')`;

const PERMISSIONS = `ARRAY(SELECT DISTINCT unnest(role.permissions) FROM ${ROLES_HELD} ORDER BY 1)`;

const COLUMNS = `account.id, account.username, account.first_name, account.last_name, account.email, account.phone,
  account.profile_picture, account.country_id, account.created_at, account.updated_at, ${ROLES} AS roles`;

/** `$1` is the role whose holders are no staff, or null. */
const IS_STAFF = `account.deleted_at IS NULL AND NOT EXISTS (SELECT FROM ${ROLES_HELD} AND lower(role.name) = lower($1))`;

const MATCHES = `${IS_STAFF}
  AND ($2::text IS NULL OR account.email LIKE $2)
  AND ($3::text IS NULL OR account.search_text LIKE $3)
  AND ($4::text IS NULL OR account.phone LIKE $4)
  AND ($5::integer IS NULL OR EXISTS (
    SELECT FROM account_role held WHERE held.account_id = account.id AND held.role_id = $5))`;

/** What is read of accounts: one statement each, and one more for the total of a list. */
@Injectable()
export class StaffQueries {
  private readonly columns: string;
  private readonly memberRole: string | null;

  constructor(
    private readonly db: Database,
    @InjectStaffShape() { scope, memberRole }: StaffShape,
  ) {
    this.columns = scope ? `${COLUMNS}, ${scope.shown} AS ${scope.field}` : COLUMNS;
    this.memberRole = memberRole ?? null;
  }

  /** The live account behind a token, with what it may do now. */
  async caller(id: number): Promise<Caller | undefined> {
    const row = await this.db.row<{ id: number; tokenVersion: number; scopeId: number | null; permissions: string[] }>(
      `SELECT account.id, account.token_version AS "tokenVersion", account.scope_id AS "scopeId",
         ${PERMISSIONS} AS permissions
       FROM account WHERE account.id = $1 AND account.deleted_at IS NULL`,
      [id],
      { prepared: true },
    );
    return row && { audience: STAFF, ...row, permissions: new Set(row.permissions) };
  }

  /** Any live account, staff or not. */
  async account(id: number): Promise<AccountView> {
    return this.found(`account.id = $1 AND account.deleted_at IS NULL`, [id]);
  }

  /** One of the staff, by id or username. */
  async member(key: string): Promise<AccountView> {
    return this.found(`${IS_STAFF} AND (account.id = $2 OR account.username = $3)`, [
      this.memberRole,
      ...accountKey(key),
    ]);
  }

  /** Locks one of the staff until the transaction ends and answers its id. */
  async lock(key: string): Promise<number> {
    const row = await this.db.row<{ id: number }>(
      `SELECT account.id FROM account WHERE ${IS_STAFF} AND (account.id = $2 OR account.username = $3) FOR UPDATE`,
      [this.memberRole, ...accountKey(key)],
    );
    if (!row) throw NotFound();
    return row.id;
  }

  async page(filters: StaffFilters, request: PageRequest): Promise<Page<AccountRowView>> {
    const parameters = [
      this.memberRole,
      filters.email ? likePattern(filters.email.toLowerCase()) : null,
      filters.name ? likePattern(searchText(filters.name)) : null,
      filters.phone ? likePattern(filters.phone) : null,
      filters.role_id ? Number(filters.role_id) : null,
    ];
    const total = await this.db.row<{ total: number }>(
      `SELECT count(*) AS total FROM account WHERE ${MATCHES}`,
      parameters,
    );
    const rows = await this.db.rows<AccountRowView>(
      `SELECT ${this.columns} FROM account WHERE ${MATCHES}
       ORDER BY account.updated_at DESC, account.id DESC LIMIT $6 OFFSET $7`,
      [...parameters, request.limit, offsetOf(request)],
    );
    return { ...request, rows, total: total?.total ?? 0 };
  }

  async statistics(): Promise<StaffStatisticsView> {
    const row = await this.db.row<StaffStatisticsView>(
      `WITH staff AS (SELECT account.id FROM account WHERE ${IS_STAFF})
       SELECT count(*) AS total,
         count(*) FILTER (WHERE NOT EXISTS (SELECT FROM account_role WHERE account_id = staff.id)) AS without_role,
         (SELECT coalesce(json_agg(counted ORDER BY counted.name), '[]') FROM (
           SELECT role.id, role.name, count(staff.id) AS accounts
           FROM role LEFT JOIN account_role held ON held.role_id = role.id LEFT JOIN staff ON staff.id = held.account_id
           WHERE lower(role.name) IS DISTINCT FROM lower($1)
           GROUP BY role.id) AS counted) AS by_role
       FROM staff`,
      [this.memberRole],
    );
    return row!;
  }

  private async found(condition: string, parameters: unknown[]): Promise<AccountView> {
    const row = await this.db.row<AccountView>(
      `SELECT ${this.columns}, ${PERMISSIONS} AS permissions FROM account WHERE ${condition}`,
      parameters,
    );
    if (!row) throw NotFound();
    return row;
  }
}

/** A path names an account by id or username. */
const accountKey = (key: string): [id: number | null, username: string] => [recordId(key) ?? null, key.toLowerCase()];
