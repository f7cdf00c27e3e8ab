import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import type { WebhookType } from './webhook-type';

export const ErasedPersonView = view('ErasedPersonView', 'The records of an erased person, as webhooks send them', {
  ids: shown.object({
    description: 'Ids by kind of record, such as `{"order": [12]}`; delete what you hold about them.',
    example: { order: [12] },
  }),
});

/** Sent to the endpoints that received a payload about the person, whatever their types. */
export const erasureType = (service: string): WebhookType => ({
  name: `${service}.person.erased`,
  label: ['Personal data erased', 'محو بيانات شخصية'],
  permission: 'settings.edit',
  when: 'The personal data of a person was erased. Sent to every endpoint that received a payload about the person.',
  record: 'person',
  facts: ErasedPersonView,
});
