/** The storage is unreachable, timed out or refused the request; see `cause`. */
export class StorageUnavailable extends Error {
  override name = 'StorageAway';

  constructor(cause: unknown) {
    super(`files cannot be stored or read: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`, {
      cause,
    });
  }
}

/** Disk or quota full. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Whether the storage caused the error, so that a retry may succeed. */
export const isStorageUnavailable = (thrown: unknown): boolean =>
  thrown instanceof StorageUnavailable || FULL.has((thrown as NodeJS.ErrnoException | null)?.code ?? '');

/** Whether the bucket answered and refused, as with a wrong key or name; a retry does not help. */
export function isStorageRefusal(thrown: unknown): boolean {
  if (!(thrown instanceof StorageUnavailable)) return false;
  const { httpStatusCode = 0 } = (thrown.cause as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {};
  return httpStatusCode >= 400 && httpStatusCode < 500 && ![408, 429].includes(httpStatusCode);
}
