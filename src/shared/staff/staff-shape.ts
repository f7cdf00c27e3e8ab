import { Inject } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';

/** Differences of the staff feature between services. */
export interface StaffShape {
  area: string;
  /** Property of the signed-in account in the sign-in response. */
  accountField: string;
  /** Minimum length of a new password in characters. */
  passwordMinimum: number;
  /** Attempts that the rate limit `login` counts. */
  countedAttempts: 'failed' | 'all';
  reservedUsernames?: readonly string[];
  /** Permission to change the own profile; not needed when left out. */
  profilePermission?: string;
  /** Query parameter that pages the role list; without it all roles are returned. */
  allRolesWithout?: 'page' | 'page_count';
  rolePageSize?: number;
  /** Page size instead of one below 1; the default size when left out. */
  pageSizeBelowOne?: number;
  /** Role of accounts that sign in here but are not staff. Another feature assigns it, and these accounts are not listed. */
  memberRole?: string;
  scope?: StaffScope;
  /** Fields of accounts that only this service has. */
  fields?: readonly StaffField[];
}

export const attemptsDescription = (counted: StaffShape['countedAttempts']): string =>
  counted === 'failed' ? 'failed attempts' : 'attempts';

/** An account field, stored in a column of the same name that the service adds. */
export interface StaffField {
  name: string;
  /** Decorator of the optional request field; left out if the field is read-only. */
  request?: PropertyDecorator;
  response: ApiPropertyOptions;
}

/** The field that limits an account to a part of the business, stored in `account.scope_id`. */
export interface StaffScope {
  /** Its name in requests and responses. */
  field: string;
  /** Decorator of the request field: optional, and nullable to remove the scope. */
  request: PropertyDecorator;
  response: ApiPropertyOptions;
  /** Statement that finds the id for the requested value `$1`. */
  find: string;
  /** SQL expression on `account.scope_id` for the response. */
  column: string;
  /** SQL condition on `account.scope_id` for signing in; none when left out. */
  signInCondition?: string;
}

export const STAFF_SHAPE = Symbol('staff shape');

/** Injects the `StaffShape` of the service. */
export const InjectStaffShape = () => Inject(STAFF_SHAPE);
