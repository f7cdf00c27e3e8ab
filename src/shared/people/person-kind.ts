import type { Type } from '@nestjs/common';
import type { Database } from '#kit/database/database';
import type { Refuse } from '#kit/refusals/refusal';
import type { Person } from './person.entity';
import type { PersonLink } from './person-link.entity';

/** A kind of people of a service: customers, students, members or staff. */
export interface PersonKind<P extends Person = Person> {
  audience: string;
  entity: Type<P>;
  reservedUsernames: readonly string[];
  /** Rate limit on password guesses, and whether it counts all attempts or only failed ones. */
  attempts: { policy: string; counted: 'failed' | 'all' };
  /** Set for people who are mailed links: password reset, verification. */
  mails?: PersonMails;
  /** SQL condition on `person` that selects the kind, if the table also has other people. */
  rowCondition?: string;
  /** The same condition in a form that reads what it needs once for a whole list; `rowCondition` when left out. */
  listCondition?: string;
  /** SQL condition on the table for people who can sign in. */
  signInCondition?: string;
  /** SQL expression on `person` for the filter `search`; `person.search_text` when left out. */
  searchExpression?: string;
  /** Error for an unknown username; `NotFound` when left out. */
  notFound?: Refuse;
}

export interface PersonMails {
  link: Type<PersonLink>;
  /** Key of the setting with the signature of mails; with `_ar` appended, of Arabic mails. */
  signature: string;
}

/** A person after a successful sign-in. */
export interface AuthenticatedPerson {
  id: number;
  tokenVersion: number;
}

export const tableOf = (db: Database, { entity }: { entity: Type<Person> }): string => db.of(entity).metadata.tableName;
