import { type RefusalDetail, type Refuse, refusal } from '#kit/http/refusal';

/** A 409 that also names the field, so that a form can mark it. */
function taken(field: string, key: string): Refuse {
  const refuse = refusal(409, key);
  const naming = (detail?: RefusalDetail) => refuse({ errors: { [field]: ['taken'] }, ...detail });
  return Object.assign(naming, { status: refuse.status, key });
}

export const EmailTaken = taken('email', 'email_taken');
export const UsernameTaken = taken('username', 'username_taken');
export const RoleNameTaken = taken('name', 'role_name_taken');
export const RoleInUse = refusal(409, 'role_in_use');
export const RoleBuiltIn = refusal(409, 'role_built_in');
export const LastFullAccount = refusal(409, 'last_full_account');

export const staffConstraintRefusals: Record<string, Refuse> = {
  account_email_key: EmailTaken,
  account_username_key: UsernameTaken,
  role_name_key: RoleNameTaken,
  account_role_role_fkey: RoleInUse,
};
