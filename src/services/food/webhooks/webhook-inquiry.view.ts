import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const WebhookInquiryView = view('WebhookInquiryView', 'A message of the contact form, as webhooks send it', {
  id: shown.id(),
  name: shown.text({ description: 'Name of the visitor.', example: 'Sara Haddad' }),
  email: shown.text({ example: 'sara@example.com' }),
  message: shown.text({ example: 'Do you deliver to Harbour Street?' }),
  received_at: shown.instant(),
});
