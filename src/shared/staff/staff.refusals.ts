import { type Refuse, refusal } from '#kit/refusals/refusal';
import { EmailTaken, fieldConflict, UsernameTaken } from '../people/people.refusals';

export const RoleNameTaken = fieldConflict('name', 'role_name_taken');
export const BeyondOwnRights = refusal(403, 'beyond_own_rights');
export const RoleInUse = refusal(409, 'role_in_use');
export const RoleBuiltIn = refusal(409, 'role_built_in');
export const LastFullAccount = refusal(409, 'last_full_account');

export const staffConstraintRefusals: Record<string, Refuse> = {
  account_email_key: EmailTaken,
  account_username_key: UsernameTaken,
  role_name_key: RoleNameTaken,
  account_role_role_fkey: RoleInUse,
};
