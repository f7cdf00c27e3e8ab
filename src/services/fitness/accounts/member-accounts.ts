import { refusal } from '#kit/http/refusal';
import { staffKind } from '#shared/staff/account-insertion';
import type { Account } from '#shared/staff/account.entity';
import type { PersonKind } from '#shared/people/person-kind';
import { MEMBER_ROLE } from '../fitness.permissions';
import { fitnessStaff } from '../fitness.staff';

export const MemberNotFound = refusal(404, 'member_not_found');

const isMemberRole = `lower(role.name) = lower('${MEMBER_ROLE}')`;

const holds = (condition: string) => `EXISTS (
  SELECT FROM account_role held JOIN role ON role.id = held.role_id WHERE held.account_id = person.id AND ${condition})`;

/** The accounts that hold the members' role and no other: whoever also works here is managed as staff. */
export const MEMBERS: PersonKind<Account> = {
  ...staffKind(fitnessStaff),
  only: `${holds(isMemberRole)} AND NOT ${holds(`NOT ${isMemberRole}`)}`,
  missing: MemberNotFound,
};

/** Whether the account `$1` holds a role of the staff. */
export const HOLDS_STAFF_ROLE = `
  SELECT 1 FROM account_role held JOIN role ON role.id = held.role_id
  WHERE held.account_id = $1 AND NOT ${isMemberRole} LIMIT 1`;
