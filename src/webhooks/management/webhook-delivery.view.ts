import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { DELIVERY_STATUSES } from '../storage/webhook-delivery.entity';

export const WebhookTryView = view('WebhookTryView', 'One attempt to deliver an event', {
  at: shown.instantText(),
  status: shown.whole({ nullable: true, description: 'HTTP status; null without a response.', example: 200 }),
  ms: shown.whole({ description: 'Duration in milliseconds.', example: 84 }),
  answer: shown.text({
    nullable: true,
    description: 'The first 4 KB of the response; null without the permission of the type.',
  }),
  error: shown.text({
    nullable: true,
    description: 'Why there was no response: `refused_address`, `unreachable`, `too_slow` or `too_large`.',
  }),
});
export type WebhookTryView = InstanceType<typeof WebhookTryView>;

export const WebhookDeliveryView = view('WebhookDeliveryView', 'An event for an endpoint, with its attempts', {
  id: shown.id(),
  event_id: shown.text({
    description: 'The `webhook-id` of all attempts, the same at all endpoints.',
    example: 'evt_7b0c6f4e-58f2-4a51-9f0f-0b6b7d1f2c3a',
  }),
  type: shown.text({ description: 'Type of the event.', example: 'food.order.placed' }),
  record: shown.text({ description: 'Kind of the record.', example: 'order' }),
  record_id: shown.id({ nullable: true, description: 'Id of the record; null for an event about several.' }),
  status: shown.word(DELIVERY_STATUSES, {
    description: '`waiting` for an attempt, `delivered`, `failed` for good, `held` until a replay, or `cancelled`.',
  }),
  reason: shown.text({
    nullable: true,
    description: 'Why it is held, cancelled or failed, such as `switched_off`, `not_allowed` or `erased`.',
  }),
  tries: shown.many(WebhookTryView, { description: 'The latest attempts, oldest first.' }),
  attempts: shown.whole({ description: 'Number of attempts.' }),
  next_try_at: shown.instant({ nullable: true, description: 'Time of the next attempt.' }),
  delivered_at: shown.instant({ nullable: true, description: 'Time of the first success.' }),
  occurred_at: shown.instant({ description: 'Time at which the event happened.' }),
});
export type WebhookDeliveryView = InstanceType<typeof WebhookDeliveryView>;

export const WebhookDeliveryDetailView = view(
  'WebhookDeliveryDetailView',
  'An event for an endpoint, with its payload',
  {
    ...WebhookDeliveryView.fields,
    payload: shown.object({
      nullable: true,
      description:
        'What every attempt sends; null before it is rendered, after 7 days, and for accounts that did not make the endpoint ' +
        'or lack the permission of the type.',
    }),
  },
);
export type WebhookDeliveryDetailView = InstanceType<typeof WebhookDeliveryDetailView>;

export const WebhookReplayView = view('WebhookReplayView', 'The result of a replay', {
  replayed: shown.whole({ description: 'Number of events that will be sent.' }),
});
export type WebhookReplayView = InstanceType<typeof WebhookReplayView>;
