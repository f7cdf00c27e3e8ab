/** The place of files cannot be reached, does not answer in time, or refuses; `cause` says why. */
export class StorageUnavailable extends Error {
  override name = 'StorageAway';

  constructor(cause: unknown) {
    super(`files cannot be stored or read: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`, {
      cause,
    });
  }
}

/** What a disk says that has no room left, or none for us. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Whether it failed of the place where files are kept, and may well succeed later. */
export const isStorageUnavailable = (thrown: unknown): boolean =>
  thrown instanceof StorageUnavailable || FULL.has((thrown as NodeJS.ErrnoException | null)?.code ?? '');
