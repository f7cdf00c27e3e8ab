import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { orderOf } from '#kit/fields/order';
import { allOf, raw, type Sql, sql, when } from '#kit/database/sql';
import { recordId } from '#kit/http/identifiers';
import { mapPage, type Page } from '#kit/http/page';
import type { PagedQuery } from '#kit/http/page-query';
import { NotFound } from '#kit/refusals/refusal';
import { likePattern, searchText } from '#kit/language/search-text';
import { accountContacts } from './account-search';
import { normaliseEmail } from '#kit/text/email-address';
import {
  type AccountRow,
  AccountRowView,
  AccountView,
  ownAccountFields,
  type StaffStatisticsView,
} from './account.view';
import { STAFF_SORTS, type StaffFilters } from './staff.dto';
import { InjectStaffShape, type StaffShape } from './staff-shape';

const HELD_ROLES = `account_role held JOIN role ON role.id = held.role_id WHERE held.account_id = account.id`;

const ROLES = `coalesce((
  SELECT json_agg(json_build_object('id', role.id, 'name', role.name) ORDER BY role.name) FROM ${HELD_ROLES}), '[]')`;

const PERMISSIONS = `ARRAY(SELECT DISTINCT unnest(role.permissions) FROM ${HELD_ROLES} ORDER BY 1)`;

const LIVE = 'account.deleted_at IS NULL';

@Injectable()
export class StaffQueries {
  private readonly isStaff: Sql;
  private readonly ownFields: ReturnType<typeof ownAccountFields>;

  constructor(
    private readonly db: Database,
    @InjectStaffShape() private readonly shape: StaffShape,
  ) {
    // Accounts with only the members' role are not staff.
    const isNotMember = when(
      shape.memberRole,
      name => sql`account.id NOT IN (SELECT held.account_id FROM account_role held
        WHERE held.role_id = (SELECT role.id FROM role WHERE lower(role.name) = lower(${name})))`,
    );
    this.isStaff = allOf([LIVE, isNotMember]);
    this.ownFields = ownAccountFields(shape);
  }

  async caller(id: number): Promise<Caller | undefined> {
    const row = await this.db.row<{ id: number; tokenVersion: number; scopeId: number | null; permissions: string[] }>(
      `SELECT account.id, account.token_version AS "tokenVersion", account.scope_id AS "scopeId",
         ${PERMISSIONS} AS permissions
       FROM account WHERE account.id = $1 AND account.deleted_at IS NULL AND ${this.shape.scope?.signInCondition ?? 'true'}`,
      [id],
      { prepared: true },
    );
    return row && { audience: STAFF, ...row, permissions: new Set(row.permissions) };
  }

  /** Any live account, staff or not. */
  async account(id: number): Promise<AccountView> {
    return this.requireAccount(sql`account.id = ${id} AND ${raw(LIVE)}`);
  }

  async member(key: string): Promise<AccountView> {
    return this.requireAccount(sql`${this.isStaff} AND ${matchesKey(key)}`);
  }

  /** The e-mail address of the caller, if the key is that of the own account. */
  async ownEmail(key: string, { id }: Caller): Promise<{ email: string } | undefined> {
    return this.db.row(sql`SELECT account.email FROM account WHERE account.id = ${id} AND ${matchesKey(key)}`);
  }

  /** Locks one of the staff until the transaction ends and returns its id. */
  async lock(key: string): Promise<number> {
    const { id } = await this.db.rowOr<{ id: number }>(
      NotFound,
      sql`SELECT account.id FROM account WHERE ${this.isStaff} AND ${matchesKey(key)} FOR UPDATE`,
    );
    return id;
  }

  async list(query: StaffFilters & PagedQuery): Promise<Page<AccountRowView>> {
    const { search, email, name, phone, role_id, sort, order, pageRequest } = query;
    const list = {
      columns: this.columns(AccountRowView),
      from: 'account',
      where: [
        this.isStaff,
        when(search, text => sql`${raw(accountContacts('account'))} LIKE ${likePattern(searchText(text))}`),
        when(email, text => sql`account.email LIKE ${likePattern(normaliseEmail(text))}`),
        when(name, text => sql`account.search_text LIKE ${likePattern(searchText(text))}`),
        when(phone, text => sql`account.phone LIKE ${likePattern(text)}`),
        when(
          role_id,
          id => sql`EXISTS (SELECT FROM account_role held WHERE held.account_id = account.id AND held.role_id = ${id})`,
        ),
      ],
      order: orderOf(STAFF_SORTS, 'account.id', 'account.updated_at DESC, account.id DESC', sort, order),
      canMatchFew: true,
    };
    return mapPage(await listPage<AccountRow>(this.db, pageRequest, list), row =>
      this.withOwnFields(AccountRowView.of, row),
    );
  }

  async statistics(): Promise<StaffStatisticsView> {
    const isOffered = when(this.shape.memberRole, name => sql`lower(role.name) <> lower(${name})`);
    const row = await this.db.row<StaffStatisticsView>(
      sql`WITH staff AS (SELECT account.id FROM account WHERE ${this.isStaff})
       SELECT count(*) AS total,
         count(*) FILTER (WHERE NOT EXISTS (SELECT FROM account_role WHERE account_id = staff.id)) AS without_role,
         (SELECT coalesce(json_agg(counted ORDER BY counted.name), '[]') FROM (
           SELECT role.id, role.name, count(staff.id) AS accounts
           FROM role LEFT JOIN account_role held ON held.role_id = role.id LEFT JOIN staff ON staff.id = held.account_id
           WHERE ${allOf([isOffered])}
           GROUP BY role.id) AS counted) AS by_role
       FROM staff`,
    );
    return row!;
  }

  private async requireAccount(condition: Sql): Promise<AccountView> {
    const row = await this.db.rowOr<AccountRow>(
      NotFound,
      sql`SELECT ${raw(this.columns(AccountView))} FROM account WHERE ${condition}`,
    );
    return this.withOwnFields(AccountView.of, row);
  }

  private columns({ columns }: typeof AccountRowView | typeof AccountView): string {
    const alone = this.ownFields.map(({ name, column }) => `${column} AS ${name}`);
    return [columns('account', { roles: ROLES, permissions: PERMISSIONS }), ...alone].join(', ');
  }

  /** Adds the fields that only this service has. */
  private withOwnFields<Shown>(fill: (row: AccountRow) => Shown, row: AccountRow & Record<string, unknown>): Shown {
    return { ...fill(row), ...Object.fromEntries(this.ownFields.map(({ name }) => [name, row[name]])) };
  }
}

/** Paths contain the id or the username of an account. */
function matchesKey(key: string): Sql {
  const id = recordId(key);
  return sql`(account.id = ${id ?? null}::integer OR account.username = ${key.toLowerCase()})`;
}
