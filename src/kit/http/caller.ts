/** Who calls: an account of one audience of this service, read afresh for this request. */
export interface Caller {
  audience: string;
  id: number;
  /** Raised by a password change; tokens of an older version are dead. */
  tokenVersion: number;
  permissions: ReadonlySet<string>;
  /** The one part of the business the account is limited to (a kitchen, an instructor), or null. */
  scopeId: number | null;
}

export function hasPermission(caller: Caller | undefined, permission: string): boolean {
  return caller?.permissions.has(permission) ?? false;
}
