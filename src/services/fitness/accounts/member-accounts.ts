import { refusal } from '#kit/refusals/refusal';
import { staffKind } from '#shared/staff/account-insertion';
import type { Account } from '#shared/staff/account.entity';
import type { PersonKind } from '#shared/people/person-kind';
import { MEMBER_ROLE } from '../fitness.permissions';
import { fitnessStaffShape } from '../fitness.staff';

export const MemberNotFound = refusal(404, 'member_not_found');

/** Postgres runs this subquery once per statement, so that the conditions below compare ids. */
const MEMBER_ROLE_ID = `(SELECT role.id FROM role WHERE lower(role.name) = lower('${MEMBER_ROLE}'))`;

/** Accounts with the member role only; accounts that also have a staff role are managed as staff. */
export const MEMBERS: PersonKind<Account> = {
  ...staffKind(fitnessStaffShape),
  rowCondition: `EXISTS (SELECT FROM account_role entry WHERE entry.account_id = person.id AND entry.role_id = ${MEMBER_ROLE_ID})
    AND NOT EXISTS (SELECT FROM account_role entry WHERE entry.account_id = person.id AND entry.role_id <> ${MEMBER_ROLE_ID})`,
  listCondition: `person.id IN (SELECT entry.account_id FROM account_role entry WHERE entry.role_id = ${MEMBER_ROLE_ID})
    AND person.id NOT IN (SELECT entry.account_id FROM account_role entry WHERE entry.role_id <> ${MEMBER_ROLE_ID})`,
  notFound: MemberNotFound,
};

/** Whether the account `person` is a live member. */
export const IS_LIVE_MEMBER = `person.deleted_at IS NULL AND ${MEMBERS.rowCondition}`;

/** Number of live accounts with a row in `table`, which has the alias `entry` in the condition. */
export const peopleOf = (table: string, condition: string): string => `(
  SELECT count(*)::integer FROM ${table} entry JOIN account person ON person.id = entry.account_id AND person.deleted_at IS NULL
  WHERE ${condition})`;

/**
 * The same where thousands of accounts have a row: the rows are counted in an index with `account_id`, and the deleted accounts
 * are read once for all of them.
 */
export const manyPeopleOf = (table: string, condition: string): string => `(
  SELECT count(*)::integer FROM ${table} entry
  WHERE ${condition} AND entry.account_id NOT IN (SELECT gone.id FROM account gone WHERE gone.deleted_at IS NOT NULL))`;

/** Whether the account `$1` has a staff role. */
export const HAS_STAFF_ROLE = `
  SELECT 1 FROM account_role entry WHERE entry.account_id = $1 AND entry.role_id <> ${MEMBER_ROLE_ID} LIMIT 1`;
