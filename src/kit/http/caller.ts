/** The account that sent the request, read from the database for every request. */
export interface Caller {
  audience: string;
  id: number;
  /** Incremented by a password change, which revokes older tokens. */
  tokenVersion: number;
  permissions: ReadonlySet<string>;
  /** The one part of the business the account is limited to (a kitchen, an instructor), or null. */
  scopeId: number | null;
}

export function hasPermission(caller: Caller | undefined, permission: string): boolean {
  return caller?.permissions.has(permission) ?? false;
}
