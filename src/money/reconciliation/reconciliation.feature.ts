import { mergeMessages } from '#kit/language/messages';
import type { Feature } from '#kit/service/feature';
import { Settings } from '#shared/settings/settings';
import { ChargeComparison } from './charge-comparison';
import { DifferenceQueries } from './difference-queries';
import { Differences } from './differences';
import { DifferenceUpdates } from './difference-updates';
import { LateCharges } from './late-charges';
import { PaymentComparison } from './payment-comparison';
import { PaymentDifference } from './payment-difference.entity';
import { PaymentReconciliation } from './payment-reconciliation';
import { ProcessorState } from './processor-state';
import { ReconcilePolicy, ReconcileSettings } from './reconcile-policy';
import { ReconcileRun } from './reconcile-run.entity';
import { ReconcileRuns } from './reconcile-runs';
import { reconciliationController } from './reconciliation.controller';
import { PAYMENT_DIFFERENCE } from './reconciliation.events';
import type { ReconciliationOptions } from './reconciliation-options';
import { reconciliationLabels } from './reconciliation.labels';
import { reconciliationMessages } from './reconciliation.messages';
import { NoRepairs, ReconciledRecords } from './reconciled-records';
import { Repairs } from './repairs';
import { Settling } from './settling';
import { reconciliationOffice } from './reconciliation.office';

const COMPARISON = [
  ChargeComparison,
  DifferenceQueries,
  Differences,
  DifferenceUpdates,
  PaymentComparison,
  PaymentReconciliation,
  ProcessorState,
  ReconcileRuns,
  Settling,
];

const TABLES: Pick<Feature, 'entities' | 'tables'> = {
  entities: [ReconcileRun, PaymentDifference],
  tables: ['money/reconciliation'],
};

/** Compares payments with the processors and notifies staff. Needs `paymentLedger`. */
export const paymentComparison: Feature = {
  ...TABLES,
  providers: [...COMPARISON, ReconcilePolicy, { provide: ReconciledRecords, useClass: NoRepairs }],
  messages: reconciliationMessages,
};

/**
 * Compares payments in both directions, with routes for staff to repair differences. Needs the settings of
 * `reconciliationSettings`.
 */
export const reconciliation = (options: ReconciliationOptions): Feature => ({
  ...TABLES,
  office: reconciliationOffice,
  controllers: [reconciliationController(options)],
  providers: [
    ...COMPARISON,
    LateCharges,
    Repairs,
    {
      provide: ReconcilePolicy,
      useFactory: (settings: Settings) => new ReconcileSettings(settings, options.view),
      inject: [Settings],
    },
    { provide: ReconciledRecords, useClass: options.records },
  ],
  messages: mergeMessages(reconciliationMessages, reconciliationLabels),
  events: [PAYMENT_DIFFERENCE],
});
