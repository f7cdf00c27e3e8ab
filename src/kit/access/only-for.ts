import type { Caller } from '../http/caller';
import { ApiExtension } from '../openapi/api-notes';

/** OpenAPI extension of an operation with the accounts of `@OnlyFor`. */
export const ONLY_FOR = 'x-only-for';

/** Accounts that are limited to a part of the business: those of a kitchen, those linked to an instructor. */
export const LIMITED_ACCOUNTS = 'limited accounts';
export const UNLIMITED_ACCOUNTS = 'unlimited accounts';

/**
 * The accounts, among those with the permission of the route, that its use case does not always refuse: a kind of accounts or the
 * name of a further permission. Others are not offered the route as a tool.
 */
export const OnlyFor = (accounts: string) => ApiExtension(ONLY_FOR, accounts);

/** Whether the caller is one of the accounts in `@OnlyFor`. */
export function isAmong(accounts: string | undefined, caller: Caller | undefined): boolean {
  if (accounts === undefined || !caller) return true;
  if (accounts === LIMITED_ACCOUNTS) return caller.scopeId !== null;
  if (accounts === UNLIMITED_ACCOUNTS) return caller.scopeId === null;
  return caller.permissions.has(accounts);
}
