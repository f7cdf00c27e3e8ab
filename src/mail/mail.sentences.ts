import { sentencePairs } from '#kit/language/sentences';

export const mailSentences = sentencePairs({
  'mail.hello': ['Hello,', 'مرحبًا،'],
  'mail.hello_name': ['Hello {{name}},', 'مرحبًا {{name}}،'],
});
