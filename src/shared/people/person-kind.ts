import type { Type } from '@nestjs/common';
import type { Database } from '#kit/database/database';
import type { Refuse } from '#kit/refusals/refusal';
import type { Person } from './person.entity';
import type { PersonLink } from './person-link.entity';

/** One kind of people of a service: its customers, students, members or staff. */
export interface PersonKind<P extends Person = Person> {
  /** The audience of the tokens they sign in with. */
  audience: string;
  /** Their table. */
  entity: Type<P>;
  /** Usernames that routes of the service would take for something else. */
  reservedUsernames: readonly string[];
  /** The rate limit on guessing passwords, and whether it counts every attempt or those that fail. */
  attempts: { policy: string; counted: 'failed' | 'all' };
  /** Set when mails with links are sent to them: for a new password, to confirm an address. */
  mails?: PersonMails;
  /** A condition about `person`, when not everybody in the table is of this kind. */
  rowCondition?: string;
  /** A condition about the table by its own name; only people it holds for can sign in. */
  signInCondition?: string;
  /** What `search` compares, as SQL about `person`; `person.search_text` when left out. */
  searchExpression?: string;
  /** What a username that nobody has is told; that there is no such record, when left out. */
  notFound?: Refuse;
}

export interface PersonMails {
  /** Where the links are kept. */
  link: Type<PersonLink>;
  /** Key of the setting that signs the mails, the one with `_ar` those in Arabic. */
  signature: string;
}

/** What is known of a person whose password or link was proven. */
export interface AuthenticatedPerson {
  id: number;
  tokenVersion: number;
}

/** The table of a kind of people, as statements name it. */
export const tableOf = (db: Database, { entity }: { entity: Type<Person> }): string => db.of(entity).metadata.tableName;
