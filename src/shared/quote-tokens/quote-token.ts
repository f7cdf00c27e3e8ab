import { hash } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';

export type BoundFields = Readonly<Record<string, string | number | boolean | null>>;

/** The payload of a token. It is signed, not encrypted, so it must not contain names, addresses or notes. */
export interface QuoteContent<Terms> {
  /** Fields of the request by name; an order under the token must have the same. */
  bound: BoundFields;
  /** The quoted amounts, in cents. */
  amounts: Readonly<Record<string, number>>;
  /** The terms that price an order while the lock lasts. */
  terms: Terms;
}

export interface QuoteToken<Terms> extends QuoteContent<Terms> {
  issuedAt: Temporal.Instant;
  lockedUntil: Temporal.Instant;
  expiresAt: Temporal.Instant;
}

export interface IssuedToken {
  quoteToken: string;
  quoteExpiresAt: Date;
  quoteLockedUntil: Date;
}

/** The fields of `quoteTokenFields` for a quote that cannot be ordered. */
export const NO_TOKEN = { quoteToken: null, quoteExpiresAt: null, quoteLockedUntil: null } as const;

export interface QuoteValidity {
  quoteMinutes: number;
  /** At most `quoteMinutes`. */
  lockMinutes: number;
}

export interface AmountChange {
  name: string;
  previous: number;
  current: number;
}

/** Longest token a request may send. */
export const MAX_TOKEN_LENGTH = 8_000;

/** The token is expired at the instant `expiresAt` and later. */
export const isExpired = ({ expiresAt }: Pick<QuoteToken<unknown>, 'expiresAt'>, now: Temporal.Instant): boolean =>
  now.epochMilliseconds >= expiresAt.epochMilliseconds;

/** Whether the locked terms still apply. @param lockMinutes the current setting, which also shortens earlier locks */
export function isLocked(
  { issuedAt, lockedUntil }: Pick<QuoteToken<unknown>, 'issuedAt' | 'lockedUntil'>,
  lockMinutes: number,
  now: Temporal.Instant,
): boolean {
  const end = issuedAt.epochMilliseconds + lockMinutes * 60_000;
  return now.epochMilliseconds < Math.min(end, lockedUntil.epochMilliseconds);
}

/** Names of the bound fields that differ. */
export function differingFields(bound: BoundFields, requested: BoundFields): string[] {
  const names = new Set([...Object.keys(requested), ...Object.keys(bound)]);
  return [...names].filter(name => (bound[name] ?? null) !== (requested[name] ?? null));
}

/** The amounts that differ from the quoted ones; a missing amount counts as 0. */
export function changedAmounts(
  shown: QuoteContent<unknown>['amounts'],
  current: QuoteContent<unknown>['amounts'],
): AmountChange[] {
  const names = new Set([...Object.keys(current), ...Object.keys(shown)]);
  return [...names]
    .map(name => ({ name, previous: shown[name] ?? 0, current: current[name] ?? 0 }))
    .filter(({ previous, current: now }) => previous !== now);
}

/** SHA-256 of a list, independent of its order. */
export const multisetHash = (items: readonly unknown[]): string =>
  hash('sha256', JSON.stringify(items.map(item => JSON.stringify(item)).sort()), 'base64url');
