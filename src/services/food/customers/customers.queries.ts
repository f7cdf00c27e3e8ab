import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/http/refusal';
import { likePattern, searchText } from '#kit/language/search-text';
import type { CustomerRecordView, CustomerStatisticView, CustomerView } from './customer.view';
import type { CustomerFilters } from './customers-staff.dto';

/** What a password is proven against. */
export interface CustomerCredentials {
  id: number;
  tokenVersion: number;
  passwordHash: string;
}

const OWN_COLUMNS = `id, username, first_name, last_name, email, phone, is_verified, reward_points, created_at, updated_at`;

const COLUMNS = `${OWN_COLUMNS}, deleted_at,
  (SELECT count(*) FROM customer_order WHERE customer_order.customer_id = customer.id) AS orders_count`;

const MATCHES = `($1::text IS NULL OR search_text LIKE $1)
  AND ($2::text IS NULL OR email LIKE $2)
  AND ($3::text IS NULL OR phone LIKE $3 OR regexp_replace(phone, '\\D', '', 'g') LIKE $3)
  AND ($4::text IS NULL OR username LIKE $4)
  AND ($5::text IS NULL OR first_name ILIKE $5)
  AND ($6::text IS NULL OR last_name ILIKE $6)
  AND ($7::boolean IS NULL OR is_verified = $7)
  AND ($8::date IS NULL OR created_at >= $8)
  AND ($9::date IS NULL OR created_at < $9::date + 1)`;

const LIVE = 'deleted_at IS NULL';
const DELETED = 'deleted_at IS NOT NULL';

/** What is read of customers: one statement each, and one more for the total of a list. */
@Injectable()
export class CustomerQueries {
  constructor(private readonly db: Database) {}

  /** What proves a live customer; undefined when there is none. */
  async credentials(by: { email: string } | { id: number }): Promise<CustomerCredentials | undefined> {
    const [column, value] = 'email' in by ? ['email', by.email] : ['id', by.id];
    return this.db.row(
      `SELECT id, token_version AS "tokenVersion", password_hash AS "passwordHash"
       FROM customer WHERE ${column} = $1 AND ${LIVE}`,
      [value],
    );
  }

  async profile(id: number): Promise<CustomerView> {
    const row = await this.db.row<CustomerView>(`SELECT ${OWN_COLUMNS} FROM customer WHERE id = $1`, [id]);
    if (!row) throw NotFound();
    return row;
  }

  async one(username: string, { deleted }: { deleted: boolean }): Promise<CustomerRecordView> {
    const row = await this.db.row<CustomerRecordView>(
      `SELECT ${COLUMNS} FROM customer WHERE username = $1 AND ${deleted ? DELETED : LIVE}`,
      [username.toLowerCase()],
    );
    if (!row) throw NotFound();
    return row;
  }

  async page(
    filters: CustomerFilters,
    request: PageRequest,
    { deleted }: { deleted: boolean },
  ): Promise<Page<CustomerRecordView>> {
    const where = `WHERE ${deleted ? DELETED : LIVE} AND ${MATCHES}`;
    const parameters = parametersOf(filters);
    const total = await this.db.row<{ total: number }>(`SELECT count(*) AS total FROM customer ${where}`, parameters);
    const rows = await this.db.rows<CustomerRecordView>(
      `SELECT ${COLUMNS} FROM customer ${where} ORDER BY ${orderOf(filters)} LIMIT $10 OFFSET $11`,
      [...parameters, request.limit, offsetOf(request)],
    );
    return { ...request, rows, total: total?.total ?? 0 };
  }

  async statistic(monthStart: string): Promise<CustomerStatisticView> {
    const row = await this.db.row<CustomerStatisticView>(
      `SELECT count(*) FILTER (WHERE ${LIVE}) AS total,
         count(*) FILTER (WHERE ${LIVE} AND is_verified) AS verified,
         count(*) FILTER (WHERE ${LIVE} AND NOT is_verified) AS unverified,
         count(*) FILTER (WHERE ${DELETED}) AS deleted,
         count(*) FILTER (WHERE ${LIVE} AND created_at >= $1::date) AS new_this_month
       FROM customer`,
      [monthStart],
    );
    return row!;
  }
}

function parametersOf(filters: CustomerFilters): unknown[] {
  const { q, search = q, verified, is_verified = verified } = filters;
  const containing = (text: string | undefined) => (text ? likePattern(text) : null);
  return [
    containing(search && searchText(search)),
    containing(filters.email?.toLowerCase()),
    containing(filters.phone),
    containing(filters.username?.toLowerCase()),
    containing(filters.first_name),
    containing(filters.last_name),
    is_verified === undefined ? null : is_verified === 'true',
    filters.from_date ?? null,
    filters.to_date ?? null,
  ];
}

function orderOf({ sort_by = 'updated_at', sort_order = 'desc' }: CustomerFilters): string {
  const direction = sort_order === 'asc' ? 'ASC' : 'DESC';
  return `${sort_by} ${direction}, id ${direction}`;
}
