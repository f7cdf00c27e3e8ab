import { refusal } from '#kit/refusals/refusal';
import { staffKind } from '#shared/staff/account-insertion';
import type { Account } from '#shared/staff/account.entity';
import type { PersonKind } from '#shared/people/person-kind';
import { MEMBER_ROLE } from '../fitness.permissions';
import { fitnessStaffShape } from '../fitness.staff';

export const MemberNotFound = refusal(404, 'member_not_found');

/** Found once a statement, so that the conditions below are joins of keys. */
const MEMBER_ROLE_ID = `(SELECT role.id FROM role WHERE lower(role.name) = lower('${MEMBER_ROLE}'))`;

/** The accounts that hold the members' role and no other: whoever also works here is managed as staff. */
export const MEMBERS: PersonKind<Account> = {
  ...staffKind(fitnessStaffShape),
  rowCondition: `EXISTS (SELECT FROM account_role held WHERE held.account_id = person.id AND held.role_id = ${MEMBER_ROLE_ID})
    AND NOT EXISTS (SELECT FROM account_role held WHERE held.account_id = person.id AND held.role_id <> ${MEMBER_ROLE_ID})`,
  notFound: MemberNotFound,
};

/** Whether the account with the alias `person` is a member's, and not deleted. */
export const IS_LIVE_MEMBER = `person.deleted_at IS NULL AND ${MEMBERS.rowCondition}`;

/** How many live accounts have a row in `table`, which is called `held` in the condition. */
export const peopleOf = (table: string, condition: string): string => `(
  SELECT count(*)::integer FROM ${table} held JOIN account person ON person.id = held.account_id AND person.deleted_at IS NULL
  WHERE ${condition})`;

/** Whether the account `$1` holds a role of the staff. */
export const HOLDS_STAFF_ROLE = `
  SELECT 1 FROM account_role held WHERE held.account_id = $1 AND held.role_id <> ${MEMBER_ROLE_ID} LIMIT 1`;
