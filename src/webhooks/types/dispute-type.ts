import type { PaymentDispute } from '#money/payments/payment-dispute.entity';
import { DISPUTE_STATUSES } from '#money/payments/payment-dispute.entity';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import type { WebhookType } from './webhook-type';

export const WebhookDisputeView = view('WebhookDisputeView', 'A dispute of a payment, as webhooks send it', {
  id: shown.id(),
  payment_id: shown.id({ description: 'Id of the payment.' }),
  provider: shown.text({ description: 'The payment processor.', example: 'stripe' }),
  dispute_id: shown.text({ description: 'Id of the dispute at the processor.', example: 'dp_1NcA2b2eZvKYlo2C' }),
  is_reversal: shown.flag({ description: 'Whether it is a reversal without a dispute.' }),
  amount: shown.amount({ from: 'amount_cents', description: 'The disputed amount.' }),
  currency: shown.text({ example: 'USD' }),
  status: shown.word(DISPUTE_STATUSES, { description: 'State of the dispute at the processor.' }),
  due_by: shown.instant({ nullable: true, description: 'Time until which a response is due.' }),
  opened_at: shown.instant({ description: 'Time of the first report.' }),
  ended_at: shown.instant({ nullable: true, description: 'Time of the decision; null before it.' }),
});

/** @param permission the permission to see payments in this service */
export const disputeType = (service: string, permission: string): WebhookType => ({
  name: `${service}.payment.disputed`,
  label: ['Payment disputed', 'اعتراض على دفعة'],
  permission,
  when: 'A payment was disputed or reversed at its processor, or the dispute was decided.',
  record: 'payment_dispute',
  own: {
    columns: WebhookDisputeView.columns<PaymentDispute>('r'),
    view: WebhookDisputeView,
    from: 'payment_dispute r',
  },
});
