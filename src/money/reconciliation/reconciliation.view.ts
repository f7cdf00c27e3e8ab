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
      '`settle`: apply what the processor says; `refund`: give the money back; `cancel`: cancel what was never paid; ' +
      '`ignore`: leave it as it is',
  }),
  allowed: shown.flag({ description: 'Whether doing it now would be accepted' }),
  reason: shown.word(REPAIR_REASONS, {
    nullable: true,
    description: 'Why it would be refused; `payment_counts`: cancel the record instead, which refunds it',
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
      description: '`gone`: both sides agree by now.',
    }),
    provider: shown.text({ description: 'Who takes the money.', example: 'stripe' }),
    reference: shown.text({
      nullable: true,
      description: 'Number of the order or booking, as far as it is known.',
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
      description: 'Payment intent or capture at the processor, to find it there.',
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
      description: 'What the processor has received; null where it reports no payment.',
      example: 26.1,
    }),
    refunded: shown.amount({
      from: 'refundedCents',
      nullable: true,
      description: 'What the processor has returned, as far as it reports it.',
      example: 0,
    }),
    currency: shown.text({ nullable: true, description: 'ISO 4217 code at the processor.', example: 'USD' }),
    first_seen_at: shown.instant({ from: 'firstSeenAt', description: 'When a comparison first found it, in UTC.' }),
    last_seen_at: shown.instant({ from: 'lastSeenAt', description: 'When a comparison last found it, in UTC.' }),
    ended_at: shown.instant({ from: 'endedAt', nullable: true, description: 'When it ended; null while open.' }),
    ended_by: shown.one(StaffNameView, {
      from: 'endedBy',
      nullable: true,
      description: 'The staff account that ended it; null for comparisons.',
    }),
    action: shown.word(REPAIR_ACTIONS, { nullable: true, description: 'How it was ended; null while open or gone.' }),
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
    description: '`unfinished`: payments that are not over; `listed`: transactions that PayPal lists late',
  }),
  status: shown.word(RUN_STATUSES, { description: '`incomplete`: a processor did not answer.' }),
  pages: shown.whole({ description: 'Pages of up to 100 payments that were compared.', example: 25 }),
  payments: shown.whole({ description: 'Payments that were compared one by one.', example: 2500 }),
  charges: shown.whole({ description: 'Charges in the lists of the processors.', example: 2498 }),
  found: shown.whole({ description: 'New differences.', example: 3 }),
  unanswered: shown.whole({ description: 'Comparisons that a processor did not answer.', example: 0 }),
  started_at: shown.instant({ from: 'startedAt', description: 'When it began, in UTC.' }),
  ended_at: shown.instant({ from: 'endedAt', nullable: true, description: 'When it ended; null while it runs.' }),
});
export type ReconcileRunView = InstanceType<typeof ReconcileRunView>;

export const StartedRunView = view('StartedRunView', 'The comparison that was started, or the one under way', {
  run_id: shown.whole({ description: 'Id of the started run, or of the one under way.', example: 12 }),
});
export type StartedRunView = InstanceType<typeof StartedRunView>;
