import type { Type } from '@nestjs/common';
import type { Database } from '#kit/database/database';
import type { Refuse } from '#kit/refusals/refusal';
import type { Person } from './person.entity';
import type { PersonLink } from './person-link.entity';

/** One kind of people of a service: its customers, students, members or staff. */
export interface PersonKind<P extends Person = Person> {
  audience: string;
  entity: Type<P>;
  reservedUsernames: readonly string[];
  /** The rate limit on guessing passwords, and whether it counts every attempt or those that fail. */
  attempts: { policy: string; counted: 'failed' | 'all' };
  /** Set when they get mails with links: password reset, verification. */
  mails?: PersonMails;
  /** SQL condition on `person`, when the table also has other people. */
  rowCondition?: string;
  /** SQL condition on the table; other people cannot sign in. */
  signInCondition?: string;
  /** SQL expression on `person` for the filter `search`; `person.search_text` when left out. */
  searchExpression?: string;
  /** Error for an unknown username; `NotFound` when left out. */
  notFound?: Refuse;
}

export interface PersonMails {
  link: Type<PersonLink>;
  /** Key of the setting that signs the mails, the one with `_ar` those in Arabic. */
  signature: string;
}

/** A person after a successful sign-in. */
export interface AuthenticatedPerson {
  id: number;
  tokenVersion: number;
}

export const tableOf = (db: Database, { entity }: { entity: Type<Person> }): string => db.of(entity).metadata.tableName;
