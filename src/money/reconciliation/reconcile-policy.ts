import { Injectable } from '@nestjs/common';
import { Settings } from '#shared/settings/settings';

export interface ReconcileRules {
  /** Days back that payments are compared. */
  days: number;
  /** Whether unfinished payments are compared every hour. */
  isHourly: boolean;
  /** Whether a run applies the processor's state where that is safe. */
  settlesItself: boolean;
  /** Whether the lists of the processors are read, too. */
  readsLists: boolean;
}

/** The default policy: compares the last seven days; staff repair differences at the processor. */
@Injectable()
export class ReconcilePolicy {
  /** Permission of the staff who see differences live; undefined without routes. */
  readonly viewers: string | undefined = undefined;
  /** SQL of the instant since which payment `p` waits for a requested refund; null without one. */
  readonly refundAskedAt: string = 'NULL::timestamptz';

  async rules(): Promise<ReconcileRules> {
    return { days: 7, isHourly: false, settlesItself: false, readsLists: false };
  }
}

/** The policy of services whose staff repair differences here. */
export class ReconcileSettings extends ReconcilePolicy {
  override readonly refundAskedAt = `(
    SELECT min(r.asked_at) FROM refund r WHERE r.payment_id = p.id AND r.status IN ('due', 'sent', 'failed'))`;

  constructor(
    private readonly settings: Settings,
    override readonly viewers: string,
  ) {
    super();
  }

  override async rules(): Promise<ReconcileRules> {
    const values = await this.settings.values({
      reconcile_days: 'number',
      reconcile_hourly: 'boolean',
      reconcile_auto_settle: 'boolean',
    });
    return {
      days: values.reconcile_days,
      isHourly: values.reconcile_hourly,
      settlesItself: values.reconcile_auto_settle,
      readsLists: true,
    };
  }
}
