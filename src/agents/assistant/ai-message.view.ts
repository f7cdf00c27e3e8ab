import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { MESSAGE_ROLES, MESSAGE_STATUSES } from './ai-message.entity';
import { AiProposalView } from './ai-proposal.view';

export const AiToolUseView = view('AiToolUseView', {
  name: shown.text({ example: 'neighborhoods_list', description: 'Name of the operation as a tool.' }),
  title: shown.text({ example: 'List neighborhoods', description: 'Summary of the operation, in English.' }),
  status: shown.word(['done', 'failed'], { description: 'Whether it could be read.' }),
});

export const AiMessageView = view('AiMessageView', 'A message of the account or an answer of the assistant', {
  id: shown.id(),
  role: shown.word(MESSAGE_ROLES, { description: 'Who wrote it.' }),
  text: shown.text({
    description: 'What was written, so far if the answer did not end.',
    example: 'There are 3 new inquiries.',
  }),
  status: shown.word(MESSAGE_STATUSES, {
    description:
      'Of an answer: `stopped` by the account; `interrupted` and `failed` continue when the message is sent again with the same `client_token`. `done` for messages of the account.',
  }),
  client_token: shown.text({ nullable: true, description: 'Token the message was sent with; null for answers.' }),
  model: shown.text({
    nullable: true,
    example: 'large-model',
    description: 'Model of the answer; null for messages of the account.',
  }),
  failure_code: shown.text({
    nullable: true,
    description: 'Why an answer failed, such as `assistant_failed`; null otherwise.',
  }),
  tools: shown.many(AiToolUseView, { description: 'What the answer read, in order.' }),
  proposals: shown.many(AiProposalView, { description: 'Changes that the answer proposes, in order.' }),
  created_at: shown.instant(),
});
export type AiMessageView = InstanceType<typeof AiMessageView>;
