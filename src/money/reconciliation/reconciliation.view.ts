import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { StaffNameView } from '#shared/history/history.view';
import type { PaymentStatus } from '../payments/payment.entity';
import { isPaidHere } from './comparison';
import {
  DIFFERENCE_STATUSES,
  DIFFERENCE_TYPES,
  type DifferenceStatus,
  type DifferenceType,
  REPAIR_ACTIONS,
  type RepairAction,
} from './payment-difference.entity';
import { RUN_KINDS, RUN_STATUSES } from './reconcile-run.entity';

export const REPAIR_REASONS = [
  'difference_gone',
  'record_unknown',
  'record_not_cancellable',
  'payment_counts',
] as const;
export type RepairReason = (typeof REPAIR_REASONS)[number];

/** The data that decides which actions are possible. */
export interface RepairState {
  type: DifferenceType;
  status: DifferenceStatus;
  paymentStatus: PaymentStatus | null;
  recordExists: boolean;
  recordIsCancellable: boolean;
}

const ACTION_OF: Record<DifferenceType, RepairAction> = {
  paid_unrecorded: 'settle',
  refund_unrecorded: 'settle',
  refund_unconfirmed: 'settle',
  amount_differs: 'refund',
  payment_unknown: 'refund',
  refund_overdue: 'refund',
  paid_unconfirmed: 'cancel',
};

/** The actions for a difference, each with the reason if it is not possible now. */
export function repairActions(
  state: RepairState,
): { action: RepairAction; allowed: boolean; reason: RepairReason | null }[] {
  return [ACTION_OF[state.type], 'ignore' as const].map(action => {
    const reason = refusalOf(action, state);
    return { action, allowed: reason === null, reason };
  });
}

function refusalOf(action: RepairAction, state: RepairState): RepairReason | null {
  if (state.status !== 'open') return 'difference_gone';
  if (action === 'ignore') return null;
  if (action === 'refund') return isHeldPaid(state) && state.type === 'amount_differs' ? 'payment_counts' : null;
  if (!state.recordExists) return 'record_unknown';
  if (action === 'settle') return null;
  return state.paymentStatus === 'paid' && state.recordIsCancellable ? null : 'record_not_cancellable';
}

/** The payment settles the record, so the record decides. */
const isHeldPaid = ({ paymentStatus }: RepairState): boolean =>
  paymentStatus !== null && isPaidHere({ status: paymentStatus });

const RepairActionView = view('RepairActionView', {
  action: shown.word(REPAIR_ACTIONS, {
    description:
      '`settle`: apply the state of the processor; `refund`: refund the money; `cancel`: cancel the unpaid order or ' +
      'booking; `ignore`: change nothing',
  }),
  allowed: shown.flag({ description: 'Whether the action is possible now' }),
  reason: shown.word(REPAIR_REASONS, {
    nullable: true,
    description:
      'Reason why it is not possible; null otherwise. `payment_counts`: cancel the order or booking instead, which refunds it',
  }),
});

export const PaymentDifferenceView = view(
  'PaymentDifferenceView',
  'A payment that the processor describes differently',
  {
    id: shown.id({ description: 'Id of the difference.' }),
    type: shown.word(DIFFERENCE_TYPES, {
      description:
        '`paid_unrecorded`, `refund_unrecorded`: the processor reports money that is not recorded here; `paid_unconfirmed`, ' +
        '`refund_unconfirmed`: recorded here, not there; `amount_differs`: another amount or currency; `refund_overdue`: not returned after a ' +
        'day; `payment_unknown`: a charge of this service without a payment here',
    }),
    status: shown.word(DIFFERENCE_STATUSES, {
      description: 'State of the difference; `gone`: both sides agree now.',
    }),
    provider: shown.text({ description: 'Processor of the payment.', example: 'stripe' }),
    reference: shown.text({
      nullable: true,
      description: 'Number of the order or booking; null if unknown.',
      example: 'ORD-1001',
    }),
    payment_id: shown.whole({
      from: 'paymentId',
      nullable: true,
      description: 'Id of the payment; null for `payment_unknown`.',
      example: 41,
    }),
    charge_id: shown.text({
      from: 'intentId',
      nullable: true,
      description: 'Id of the payment intent or capture at the processor.',
      example: 'pi_3PZ1',
    }),
    expected: shown.amount({
      from: 'expectedCents',
      nullable: true,
      description: 'Amount of the payment here; null for `payment_unknown`.',
      example: 26.1,
    }),
    received: shown.amount({
      from: 'receivedCents',
      nullable: true,
      description: 'Amount received by the processor; null if it reports no payment.',
      example: 26.1,
    }),
    refunded: shown.amount({
      from: 'refundedCents',
      nullable: true,
      description: 'Amount refunded by the processor; null if it does not report it.',
      example: 0,
    }),
    currency: shown.text({ nullable: true, description: 'ISO 4217 code at the processor.', example: 'USD' }),
    first_seen_at: shown.instant({
      from: 'firstSeenAt',
      description: 'Time at which a comparison first found it, in UTC.',
    }),
    last_seen_at: shown.instant({
      from: 'lastSeenAt',
      description: 'Time at which a comparison last found it, in UTC.',
    }),
    ended_at: shown.instant({
      from: 'endedAt',
      nullable: true,
      description: 'Time of its end, in UTC; null while open.',
    }),
    ended_by: shown.one(StaffNameView, {
      from: 'endedBy',
      nullable: true,
      description: 'The staff account that ended it; null for comparisons.',
    }),
    action: shown.word(REPAIR_ACTIONS, {
      nullable: true,
      description: 'Action that ended it; null while open or gone.',
    }),
    note: shown.text({ nullable: true, description: 'The note of the staff account.', example: 'A test charge' }),
    actions: shown.made(
      { type: [RepairActionView], description: 'The actions for this difference, and whether each is possible now.' },
      repairActions,
    ),
  },
);
export type PaymentDifferenceView = InstanceType<typeof PaymentDifferenceView>;

export const ReconcileRunView = view('ReconcileRunView', 'One comparison of the payments with the processors', {
  id: shown.id({ description: 'Id of the run.' }),
  kind: shown.word(RUN_KINDS, {
    description:
      'Scope of the comparison; `unfinished`: payments that have not ended; `listed`: transactions that PayPal lists late',
  }),
  status: shown.word(RUN_STATUSES, {
    description: 'State of the comparison; `incomplete`: a processor did not respond.',
  }),
  pages: shown.whole({ description: 'Number of compared pages of up to 100 payments.', example: 25 }),
  payments: shown.whole({ description: 'Number of payments compared one by one.', example: 2500 }),
  charges: shown.whole({ description: 'Number of charges in the lists of the processors.', example: 2498 }),
  found: shown.whole({ description: 'Number of new differences.', example: 3 }),
  unanswered: shown.whole({ description: 'Number of payments for which a processor did not respond.', example: 0 }),
  started_at: shown.instant({ from: 'startedAt', description: 'Time of its start, in UTC.' }),
  ended_at: shown.instant({
    from: 'endedAt',
    nullable: true,
    description: 'Time of its end, in UTC; null while it runs.',
  }),
});
export type ReconcileRunView = InstanceType<typeof ReconcileRunView>;

export const StartedRunView = view('StartedRunView', 'The started comparison, or the running one', {
  run_id: shown.whole({ description: 'Id of the started comparison, or of the running one.', example: 12 }),
});
export type StartedRunView = InstanceType<typeof StartedRunView>;
