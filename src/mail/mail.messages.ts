import { messagePairs } from '#kit/language/messages';

export const mailMessages = messagePairs({
  'mail.hello': ['Hello,', 'مرحبًا،'],
  'mail.hello_name': ['Hello {{name}},', 'مرحبًا {{name}}،'],
});
