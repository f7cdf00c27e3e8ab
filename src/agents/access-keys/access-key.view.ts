import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const KEY_STATES = ['active', 'expired', 'revoked'] as const;

export const AccessKeyView = view('AccessKeyView', 'An access key of the account, without its secret', {
  id: shown.id(),
  name: shown.text({ description: 'Purpose of the key.', example: 'Assistant on my laptop' }),
  prefix: shown.text({ description: 'The first 8 characters of the key.', example: 'qk_4fTzQ' }),
  toolsets: shown.texts({ nullable: true, description: 'Groups of tools the key may use; null for all.' }),
  read_only: shown.flag({ from: 'is_read_only', description: 'Whether the key may only read.' }),
  status: shown.word(KEY_STATES, {
    description: 'Only `active` keys are accepted; a new password of the account revokes its keys.',
  }),
  expires_at: shown.instant({
    nullable: true,
    description: 'Time from which the key is refused; null if it does not expire.',
  }),
  last_used_at: shown.instant({
    nullable: true,
    description: 'Time of the last use, to the minute; null before the first one.',
  }),
  created_at: shown.instant(),
});
export type AccessKeyView = InstanceType<typeof AccessKeyView>;

export const NewAccessKeyView = view('NewAccessKeyView', 'A new access key with its secret, which is shown only once', {
  ...AccessKeyView.fields,
  key: shown.text({
    secret: true,
    description: 'The key. Store it now: it cannot be shown again.',
    example: 'qk_4fTzQ9bXw2LmNc7VdRk0HsYp1GjA6uEoIi3KxBtC',
  }),
});
export type NewAccessKeyView = InstanceType<typeof NewAccessKeyView>;
