import type { Database } from '#kit/database/database';
import { type PersonKind, tableOf } from '#shared/people/person-kind';

/** A kind of people whose accounts connect apps. */
export interface AppPeople {
  kind: PersonKind;
  /** Whether these accounts have a feed of notifications. */
  hasFeed: boolean;
}

/** Injects the people of the service, staff first. */
export const APP_PEOPLE = Symbol('people of connected apps');

/** SQL for the accounts of all kinds, as `audience`, `id`, `email`, `name`, `token_version` and `deleted_at`. */
export const accountsOf = (db: Database, people: readonly AppPeople[]): string =>
  people
    .map(
      ({ kind }) =>
        `SELECT '${kind.audience}' AS audience, id, email, nullif(concat_ws(' ', first_name, last_name), '') AS name,
           token_version, deleted_at FROM ${tableOf(db, kind)}`,
    )
    .join(' UNION ALL ');
