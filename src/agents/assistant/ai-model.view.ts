import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const AiModelView = view('AiModelView', 'A model that can answer', {
  name: shown.text({ example: 'large-model', description: 'Name of the model at the provider.' }),
  provider: shown.word(['openai', 'anthropic', 'demo'], {
    description: 'Protocol of the provider; `demo` answers without a language model where no provider is configured.',
  }),
  is_default: shown.flag({ description: 'Whether it is the default model of conversations.' }),
  is_available: shown.flag({ description: 'Whether it is available now.' }),
});
export type AiModelView = InstanceType<typeof AiModelView>;

export const AiUsageView = view('AiUsageView', 'The tokens of one account on one day', {
  day: shown.day({ example: '2026-05-09', description: 'Calendar day in UTC.' }),
  account_id: shown.id({ description: 'Id of the account.' }),
  account_name: shown.text({
    nullable: true,
    example: 'Sara Lee',
    description: 'Name of the account; null if it no longer exists.',
  }),
  input_tokens: shown.whole({ description: 'Input tokens sent to the provider.' }),
  output_tokens: shown.whole({ description: 'Output tokens returned by the provider.' }),
});
export type AiUsageView = InstanceType<typeof AiUsageView>;
