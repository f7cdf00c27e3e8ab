/** Access of repairs to the paid records. */
export abstract class ReconciledRecords {
  /** SQL conditions on the record of a reference. @param reference an SQL expression */
  abstract exists(reference: string): string;
  abstract isCancellable(reference: string): string;

  /** Cancels a record that was never paid but marked as paid, in the running transaction. Nothing is refunded. */
  abstract cancel(reference: string, accountId: number, reason: string): Promise<void>;
}

/** The implementation for services without routes for repairs. */
export class NoRepairs extends ReconciledRecords {
  override exists(): string {
    return 'false';
  }

  override isCancellable(): string {
    return 'false';
  }

  override async cancel(): Promise<void> {
    throw new Error('this service repairs nothing');
  }
}
