import { Inject } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';

/** How the staff of one service differs from the staff of the others. */
export interface StaffShape {
  /** First segment of the routes that manage accounts, and the module of the permissions that guard them. */
  area: string;
  /** Property of the signed-in account in the sign-in response. */
  accountField: string;
  /** Characters a new password needs. */
  passwordMinimum: number;
  /** Which attempts the rate limit `login` of the service counts. */
  countedAttempts: 'failed' | 'all';
  /** Usernames that a fixed route of the service would swallow; those of the routes here are known. */
  reservedUsernames?: readonly string[];
  /** Permission for changing the own profile; any signed-in account may when left out. */
  profilePermission?: string;
  /** The role list returns all roles without this query parameter. */
  allRolesWithout?: 'page' | 'page_count';
  /** Rows of a page of the role list when none are asked for; 10 when left out, as in the list of accounts. */
  rolePageSize?: number;
  /** What a page size below one reads as; the default when left out. */
  pageSizeBelowOne?: number;
  /** Role of accounts that sign in here without being staff: it is given elsewhere and its holders are not managed here. */
  memberRole?: string;
  scope?: StaffScope;
  /** What accounts have in this service alone. */
  fields?: readonly StaffField[];
}

/** What the limit of sign-ins counts, for the description. */
export const attemptsDescription = (counted: StaffShape['countedAttempts']): string =>
  counted === 'failed' ? 'failed attempts' : 'attempts';

/** A field of accounts, in a column of its name, which a migration of the service adds where it is not there. */
export interface StaffField {
  name: string;
  /** What a request may send; must be optional. Left out when the field is only shown. */
  request?: PropertyDecorator;
  /** How the API description shows it. */
  response: ApiPropertyOptions;
}

/** The field that limits an account to one part of the business, kept as `account.scope_id`. */
export interface StaffScope {
  /** Its name in requests and responses. */
  field: string;
  /** What a request may send; must be optional, and nullable to lift the limit. */
  request: PropertyDecorator;
  /** How the API description shows it. */
  response: ApiPropertyOptions;
  /** Statement that finds the id behind the sent value `$1`. */
  find: string;
  /** Expression over `account.scope_id` that gives the value shown. */
  column: string;
  /** Condition about `account.scope_id` while which an account may sign in; always when left out. */
  signInCondition?: string;
}

export const STAFF_SHAPE = Symbol('staff shape');

/** Injects the `StaffShape` of the service. */
export const InjectStaffShape = () => Inject(STAFF_SHAPE);
