import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/http/refusal';
import { likePattern, searchText } from '#kit/language/search-text';
import { dayIn } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import type { PersonFilters } from './people.dto';
import type { Person } from './person.entity';
import type { PersonKind } from './person-kind';
import type { PersonStatisticView } from './person.view';

export interface PersonSelection {
  /** The SELECT list over the table. */
  columns: string;
  /** The deleted ones instead of the live. */
  deleted?: boolean;
}

/** What staff reads of people: one statement each, and one more for the total of a list. */
@Injectable()
export class PersonQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Any person of the table, deleted or not. */
  async byId<Row>({ entity }: PersonKind, id: number, columns: string): Promise<Row> {
    return this.found(`SELECT ${columns} FROM ${this.table(entity)} WHERE id = $1`, [id]);
  }

  async byUsername<Row>(kind: PersonKind, username: string, { columns, deleted }: PersonSelection): Promise<Row> {
    return this.found(
      `SELECT ${columns} FROM ${this.table(kind.entity)} WHERE username = $1 AND ${among(kind, deleted)}`,
      [username.toLowerCase()],
    );
  }

  /** `order` is a list of columns with directions that ends in one of `id`. */
  async page<Row>(
    kind: PersonKind,
    { columns, deleted, filters, order }: PersonSelection & { filters: PersonFilters; order: string },
    request: PageRequest,
  ): Promise<Page<Row>> {
    const table = this.table(kind.entity);
    const values: unknown[] = [];
    const where = [among(kind, deleted), ...conditions(filters, value => `$${values.push(value)}`)].join(' AND ');
    const counted = await this.db.row<{ total: number }>(
      `SELECT count(*) AS total FROM ${table} WHERE ${where}`,
      values,
    );
    const rows = await this.db.rows<Row>(
      `SELECT ${columns} FROM ${table} WHERE ${where}
       ORDER BY ${order} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, request.limit, offsetOf(request)],
    );
    return { ...request, rows, total: counted?.total ?? 0 };
  }

  /** A month begins in UTC. */
  async statistic(kind: PersonKind): Promise<PersonStatisticView> {
    const monthStart = dayIn('UTC', this.clock.now()).with({ day: 1 }).toString();
    const row = await this.db.row<PersonStatisticView>(
      `SELECT count(*) FILTER (WHERE deleted_at IS NULL) AS total,
         count(*) FILTER (WHERE deleted_at IS NULL AND is_verified) AS verified,
         count(*) FILTER (WHERE deleted_at IS NULL AND NOT is_verified) AS unverified,
         count(*) FILTER (WHERE deleted_at IS NOT NULL) AS deleted,
         count(*) FILTER (WHERE deleted_at IS NULL AND created_at >= $1::date) AS new_this_month
       FROM ${this.table(kind.entity)} WHERE ${kind.only ?? 'true'}`,
      [monthStart],
    );
    return row!;
  }

  private async found<Row>(statement: string, values: unknown[]): Promise<Row> {
    const row = await this.db.row<Row>(statement, values);
    if (!row) throw NotFound();
    return row;
  }

  private table(entity: PersonKind<Person>['entity']): string {
    return this.db.of(entity).metadata.tableName;
  }
}

const among = ({ only }: PersonKind, deleted = false): string =>
  `deleted_at IS ${deleted ? 'NOT NULL' : 'NULL'} AND ${only ?? 'true'}`;

/** One condition for each filter that is set; the columns that are not of every person must be in the table. */
function conditions(filters: PersonFilters, bind: (value: unknown) => string): string[] {
  const containing = (text: string | undefined, condition: (pattern: string) => string) =>
    text ? [condition(bind(likePattern(text)))] : [];
  const { q, search = q, verified, is_verified = verified, country_id, from_date, to_date } = filters;
  return [
    ...containing(search && searchText(search), pattern => `search_text LIKE ${pattern}`),
    ...containing(filters.email?.toLowerCase(), pattern => `email LIKE ${pattern}`),
    ...containing(
      filters.phone,
      pattern => `(phone LIKE ${pattern} OR regexp_replace(phone, '\\D', '', 'g') LIKE ${pattern})`,
    ),
    ...containing(filters.username?.toLowerCase(), pattern => `username LIKE ${pattern}`),
    ...containing(filters.first_name, pattern => `first_name ILIKE ${pattern}`),
    ...containing(filters.last_name, pattern => `last_name ILIKE ${pattern}`),
    ...(is_verified === undefined ? [] : [`is_verified = ${bind(is_verified === 'true')}`]),
    ...(country_id === undefined ? [] : [`country_id = ${bind(Number(country_id))}`]),
    ...(from_date === undefined ? [] : [`created_at >= ${bind(from_date)}::date`]),
    ...(to_date === undefined ? [] : [`created_at < ${bind(to_date)}::date + 1`]),
  ];
}
