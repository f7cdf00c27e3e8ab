/** What repairs need of the records that are paid for. */
export abstract class RepairedRecords {
  /** SQL conditions on the record with the reference, which is an SQL expression. */
  abstract exists(reference: string): string;
  abstract isCancellable(reference: string): string;

  /** Cancels a record that counted as paid and never was, in the running transaction. Nothing is refunded. */
  abstract cancel(reference: string, accountId: number, reason: string): Promise<void>;
}

/** For services without routes for repairs. */
export class NoRepairs extends RepairedRecords {
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
