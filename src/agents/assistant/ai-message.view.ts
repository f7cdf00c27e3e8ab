import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { MESSAGE_ROLES, MESSAGE_STATUSES } from './ai-message.entity';
import { AiProposalView } from './ai-proposal.view';

export const AiToolUseView = view('AiToolUseView', {
  name: shown.text({ example: 'neighborhoods_list', description: 'Name of the operation as a tool.' }),
  title: shown.text({ example: 'List neighborhoods', description: 'Summary of the operation, in English.' }),
  status: shown.word(['done', 'failed'], { description: 'Whether the read succeeded.' }),
});

export const AiMessageView = view('AiMessageView', 'A message of the account or an answer of the assistant', {
  id: shown.id(),
  role: shown.word(MESSAGE_ROLES, { description: 'Author of the message.' }),
  text: shown.text({
    description: 'Text of the message; of a running answer, the text so far.',
    example: 'There are 3 new inquiries.',
  }),
  status: shown.word(MESSAGE_STATUSES, {
    description:
      'Of an answer: `stopped` by the account; `interrupted` and `failed` continue when the message is sent again with the same `client_token`. `done` for messages of the account.',
  }),
  client_token: shown.text({ nullable: true, description: 'Idempotency token of the message; null for answers.' }),
  model: shown.text({
    nullable: true,
    example: 'large-model',
    description: 'Model of the answer; null for messages of the account.',
  }),
  failure_code: shown.text({
    nullable: true,
    description: 'Error code of a failed answer, such as `assistant_failed`; null otherwise.',
  }),
  tools: shown.many(AiToolUseView, { description: 'Reads of the answer, in order.' }),
  proposals: shown.many(AiProposalView, { description: 'Proposed changes of the answer, in order.' }),
  created_at: shown.instant(),
});
export type AiMessageView = InstanceType<typeof AiMessageView>;
