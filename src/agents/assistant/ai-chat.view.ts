import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { AiMessageView } from './ai-message.view';

const fields = {
  id: shown.id(),
  title: shown.text({
    nullable: true,
    example: 'New inquiries of this week',
    description:
      'Title of the conversation, by default the beginning of the first message; null before the first message.',
  }),
  model: shown.text({
    nullable: true,
    example: 'large-model',
    description: 'Name of the model; null for the default model.',
  }),
  is_answering: shown.flag({ description: 'Whether an answer is running, in any page or process.' }),
  ...shown.timestamps,
};

export const AiChatView = view('AiChatView', 'A conversation with the assistant', fields);
export type AiChatView = InstanceType<typeof AiChatView>;

export const AiChatDetailView = view('AiChatDetailView', 'A conversation with its messages', {
  ...fields,
  messages: shown.many(AiMessageView, {
    description: 'The latest messages, or those before the id `before`, in ascending order.',
  }),
  has_more: shown.flag({ description: 'Whether there are older messages.' }),
});
export type AiChatDetailView = InstanceType<typeof AiChatDetailView>;
