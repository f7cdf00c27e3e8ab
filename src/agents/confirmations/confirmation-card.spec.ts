import { confirmationCard } from './confirmation-card';

const say = (key: string, values: Record<string, unknown> = {}) =>
  key === 'confirmation.change_with'
    ? `${String(values['title'])}: ${String(values['values'])}`
    : JSON.stringify([key, values]);

it('shows the sentence of the change, and one choice that is set', () => {
  const { message, requestedSchema } = confirmationCard('Delete a dish', { id: 3 }, say);
  expect(message).toContain('Delete a dish');
  expect(message).toContain('"value":"3"');
  expect(requestedSchema).toEqual({
    type: 'object',
    properties: {
      confirm: {
        type: 'boolean',
        title: '["confirmation.confirm",{}]',
        description: '["confirmation.confirm_description",{}]',
        default: true,
      },
    },
    required: ['confirm'],
  });
});
