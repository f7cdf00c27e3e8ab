import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { OFF_REASONS } from '../storage/webhook-endpoint.entity';

export const WebhookEndpointView = view('WebhookEndpointView', 'An address that receives events', {
  id: shown.id(),
  url: shown.text({
    nullable: true,
    description: 'The address; null for accounts that did not make the endpoint.',
    example: 'https://hooks.example.com/quintet',
  }),
  host: shown.text({ description: 'Host of the address.', example: 'hooks.example.com' }),
  description: shown.text({ nullable: true, description: 'Purpose of the endpoint; null without one.' }),
  types: shown.texts({ description: 'Types of events; `*` for all.', example: ['*'] }),
  thin: shown.flag({ from: 'is_thin', description: 'Whether ids and links are sent in place of the records.' }),
  is_active: shown.flag({ description: 'Whether events are sent; otherwise they are held for 7 days.' }),
  off_reason: shown.word(OFF_REASONS, {
    nullable: true,
    description:
      'Why it is off: `switched_off` by hand, `failing` for 3 days, `gone` after a response 410, `ended` since its account ' +
      'was deleted, locked or lost `settings.edit`.',
  }),
  off_at: shown.instant({ nullable: true, description: 'Time from which events are held; null while it is on.' }),
  api_version: shown.text({ description: 'Version of the payloads, fixed when the endpoint was made.' }),
  account: shown.object({ nullable: true, description: 'The account as which it acts: `id` and `name`.' }),
  is_own: shown.flag({ description: 'Whether it acts as the signed-in account.' }),
  failing_since: shown.instant({ nullable: true, description: 'First failed attempt since the last success.' }),
  held_count: shown.whole({ description: 'Number of held events, which a replay sends.' }),
  waiting_count: shown.whole({ description: 'Number of events that wait for their next attempt.' }),
  created_at: shown.instant(),
  updated_at: shown.instant(),
});
export type WebhookEndpointView = InstanceType<typeof WebhookEndpointView>;

export const WebhookSecretView = view(
  'WebhookSecretView',
  'An endpoint with its new secret, which is shown only once',
  {
    ...WebhookEndpointView.fields,
    secret: shown.text({
      secret: true,
      description: 'The secret of the signatures. Store it now: it cannot be shown again.',
      example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
    }),
  },
);
export type WebhookSecretView = InstanceType<typeof WebhookSecretView>;

export const WebhookTypeView = view('WebhookTypeView', 'A type of event', {
  name: shown.text({ description: 'Name of the type, for `types` of endpoints.', example: 'food.order.placed' }),
  description: shown.text({ description: 'When it is sent, in English.' }),
  record: shown.text({ description: 'Kind of the record.', example: 'order' }),
  permission: shown.text({ description: 'The permission that the account of an endpoint needs.' }),
  thin: shown.flag({ description: 'Whether every endpoint gets ids and links alone.' }),
  is_allowed: shown.flag({ description: 'Whether the signed-in account may subscribe to it.' }),
});
export type WebhookTypeView = InstanceType<typeof WebhookTypeView>;
