/** Verb phrases by operation id, for operations of shared features. */
export const SHARED_PHRASES: Readonly<Record<string, string>> = {
  Roles_permissions: 'list_permissions',
  Roles_replacePermissions: 'change_permissions',
  Roles_select: 'list_names',
  SignIn_me: 'get_own_account',
};
