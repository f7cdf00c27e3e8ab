import { confirmationAnswer } from './confirmation-answer';

const answers: [unknown, 'confirmed' | 'declined' | undefined][] = [
  [{ action: 'accept', content: { confirm: true } }, 'confirmed'],
  [{ action: 'accept', content: { confirm: false } }, 'declined'],
  [{ action: 'decline' }, 'declined'],
  [{ action: 'decline', content: { confirm: true } }, 'declined'],
  [{ action: 'cancel' }, 'declined'],
  [{ action: 'accept' }, undefined],
  [{ action: 'accept', content: {} }, undefined],
  [{ action: 'accept', content: null }, undefined],
  [{ action: 'accept', content: { confirm: 'true' } }, undefined],
  [{ action: 'accept', content: { confirm: 1 } }, undefined],
  [{ action: 'accept', content: [true] }, undefined],
  [{ action: 'yes', content: { confirm: true } }, undefined],
  [{ content: { confirm: true } }, undefined],
  ['accept', undefined],
  [null, undefined],
  [undefined, undefined],
];

it.each(answers)('%j means %s', (confirmation, expected) => {
  expect(confirmationAnswer({ confirmation })).toBe(expected);
});

it('is undefined without an answer to this form', () => {
  expect(confirmationAnswer(undefined)).toBeUndefined();
  expect(confirmationAnswer({})).toBeUndefined();
  expect(confirmationAnswer({ other: { action: 'accept', content: { confirm: true } } })).toBeUndefined();
  expect(confirmationAnswer(JSON.parse('{"__proto__": {"confirmation": {"action": "cancel"}}}'))).toBeUndefined();
});
