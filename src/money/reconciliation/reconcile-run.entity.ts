import { Entity, Index } from 'typeorm';
import { HandWrittenCheck, Identity, InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';

export const RUN_KINDS = ['full', 'unfinished', 'listed'] as const;
/** `unfinished`: payments that have not ended; `listed`: the list of PayPal again, since transactions appear late. */
export type RunKind = (typeof RUN_KINDS)[number];

export const RUN_STATUSES = ['running', 'complete', 'incomplete'] as const;
/** `incomplete`: a processor did not respond. */
export type RunStatus = (typeof RUN_STATUSES)[number];

/** `payments` compares our payments one by one; the other stages read the list of a processor. */
export type RunStage = 'payments' | 'stripe' | 'paypal';

/** A comparison of payments with the processors. It continues at its cursor after a crash. */
@Entity({ name: 'reconcile_run' })
@HandWrittenCheck('reconcile_run_known')
@Index('reconcile_run_one', ['status'], { unique: true, where: `status = 'running'` })
export class ReconcileRun {
  @Identity()
  id: number;

  @TextColumn()
  kind: RunKind;

  @TextColumn({ default: 'running' })
  status: RunStatus;

  @InstantColumn()
  windowFrom: Date;

  @InstantColumn()
  windowTo: Date;

  @TextColumn()
  stage: RunStage;

  /** Id of the last payment, or cursor of the processor; null at the beginning of a stage. */
  @TextColumn({ nullable: true })
  cursor: string | null;

  /** Number of compared pages of our payments. */
  @IntegerColumn({ default: 0 })
  pages: number;

  @IntegerColumn({ default: 0 })
  payments: number;

  @IntegerColumn({ default: 0 })
  charges: number;

  @IntegerColumn({ default: 0 })
  found: number;

  @IntegerColumn({ default: 0 })
  unanswered: number;

  /** Staff account; null for scheduled runs. */
  @IntegerColumn({ nullable: true })
  requestedBy: number | null;

  @InstantColumn()
  startedAt: Date;

  @InstantColumn({ nullable: true })
  endedAt: Date | null;
}
