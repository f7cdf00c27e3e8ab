import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { type Condition, raw, sql, when } from '#kit/database/sql';
import type { Page, PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { likePattern, searchText } from '#kit/language/search-text';
import { normaliseEmail } from '#kit/text/email-address';
import { dayIn } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import type { PersonFilters } from './people.dto';
import { type PersonKind, tableOf } from './person-kind';
import type { PersonStatisticView } from './person.view';

export interface PersonSelection {
  columns: string;
  deleted?: boolean;
}

/** Queries of people for staff. */
@Injectable()
export class PersonQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async byId<Row>(kind: PersonKind, id: number, columns: string): Promise<Row> {
    return this.requireRow(kind, `SELECT ${columns} FROM ${tableOf(this.db, kind)} person WHERE id = $1`, [id]);
  }

  async byUsername<Row>(kind: PersonKind, username: string, { columns, deleted }: PersonSelection): Promise<Row> {
    return this.requireRow(
      kind,
      `SELECT ${columns} FROM ${tableOf(this.db, kind)} person WHERE username = $1 AND ${scopeCondition(kind, deleted)}`,
      [username.toLowerCase()],
    );
  }

  /** `order` names columns of `person` with directions and ends with `person.id`. */
  async page<Row>(
    kind: PersonKind,
    { columns, deleted, filters, order }: PersonSelection & { filters: PersonFilters; order: string },
    request: PageRequest,
  ): Promise<Page<Row>> {
    const filtered = filterConditions(kind, filters);
    const { rowCondition, listCondition = rowCondition } = kind;
    const where = [scopeCondition({ ...kind, rowCondition: listCondition }, deleted), ...filtered];
    const canMatchFew = rowCondition !== undefined || filtered.some(Boolean);
    const isSearch = SEARCHED.some(name => filters[name]);
    const list = { columns, from: `${tableOf(this.db, kind)} person`, where, order, canMatchFew, isSearch };
    return listPage(this.db, request, list);
  }

  /** Months begin in UTC. */
  async statistic(kind: PersonKind): Promise<PersonStatisticView> {
    const monthStart = dayIn('UTC', this.clock.now()).with({ day: 1 }).toString();
    const row = await this.db.row<PersonStatisticView>(
      `SELECT count(*) FILTER (WHERE deleted_at IS NULL) AS total,
         count(*) FILTER (WHERE deleted_at IS NULL AND is_verified) AS verified,
         count(*) FILTER (WHERE deleted_at IS NULL AND NOT is_verified) AS unverified,
         count(*) FILTER (WHERE deleted_at IS NOT NULL) AS deleted,
         count(*) FILTER (WHERE deleted_at IS NULL AND created_at >= $1::date) AS new_this_month
       FROM ${tableOf(this.db, kind)} person WHERE ${kind.rowCondition ?? 'true'}`,
      [monthStart],
    );
    return row!;
  }

  private async requireRow<Row>(
    { notFound = NotFound }: PersonKind,
    statement: string,
    values: unknown[],
  ): Promise<Row> {
    const row = await this.db.rowOr<Row>(notFound, statement, values);
    return row;
  }
}

const scopeCondition = ({ rowCondition }: PersonKind, deleted = false): string =>
  `deleted_at IS ${deleted ? 'NOT NULL' : 'NULL'} AND ${rowCondition ?? 'true'}`;

/** Filters that match a part of a text. */
const SEARCHED = ['q', 'search', 'email', 'phone', 'username', 'first_name', 'last_name'] as const;

/** The phone number as written and its digits: the expression of indexes of students and customers. */
const PHONES = `(coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g'))`;

/** One condition per filter that is set; only some tables have `country_id`. */
function filterConditions(
  { searchExpression = 'person.search_text' }: PersonKind,
  filters: PersonFilters,
): Condition[] {
  const { q, search = q, verified, is_verified = verified } = filters;
  const { first_name: firstName, last_name: lastName, username, phone } = filters;
  const email = filters.email === undefined ? undefined : normaliseEmail(filters.email);
  const names = [firstName, lastName, username?.toLowerCase()];
  const indexed = [...names, ...[email].filter(isPlain)].map(text => text && searchText(text));
  return [
    // The text that is searched contains these columns, and has an index of their parts.
    ...indexed.map(text => containing(text, pattern => sql`${raw(searchExpression)} LIKE ${pattern}`)),
    containing(search && searchText(search), pattern => sql`${raw(searchExpression)} LIKE ${pattern}`),
    containing(email, pattern => sql`email LIKE ${pattern}`),
    containing(phone, pattern => sql`${raw(PHONES)} LIKE ${pattern}`),
    containing(phone, pattern => sql`(phone LIKE ${pattern} OR regexp_replace(phone, '\\D', '', 'g') LIKE ${pattern})`),
    containing(username?.toLowerCase(), pattern => sql`username LIKE ${pattern}`),
    containing(firstName, pattern => sql`first_name ILIKE ${pattern}`),
    containing(lastName, pattern => sql`last_name ILIKE ${pattern}`),
    when(is_verified, flag => sql`is_verified = ${flag === 'true'}`),
    when(filters.country_id, id => sql`country_id = ${id}`),
    when(filters.from_date, day => sql`created_at >= ${day}::date`),
    when(filters.to_date, day => sql`created_at < ${day}::date + 1`),
  ];
}

/** Whether all folds of a text for searches treat it in the same way. */
const isPlain = (text: string | undefined): boolean => text !== undefined && /^[a-z0-9@.+_-]+$/.test(text);

const containing = (text: string | undefined, condition: (pattern: string) => Condition): Condition =>
  text ? condition(likePattern(text)) : undefined;
