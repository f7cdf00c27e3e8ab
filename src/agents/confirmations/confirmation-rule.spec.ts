import { confirmationOf, type ConfirmingClient, type ConfirmMode, needsConfirmation } from './confirmation-rule';

const HINTS = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false } as const;
const tools = {
  read: { isRead: true, annotations: { ...HINTS, readOnlyHint: true }, sideEffects: [] },
  write: { isRead: false, annotations: HINTS, sideEffects: [] },
  destructive: { isRead: false, annotations: { ...HINTS, destructiveHint: true }, sideEffects: [] },
  mail: { isRead: false, annotations: HINTS, sideEffects: ['mail'] },
  money: { isRead: false, annotations: HINTS, sideEffects: ['money'] },
  access: { isRead: false, annotations: HINTS, sideEffects: ['access'] },
  request: { isRead: false, annotations: HINTS, sideEffects: ['request'] },
} as const;

it.each<[ConfirmMode, string[]]>([
  ['never', []],
  ['destructive', ['destructive', 'mail', 'money', 'access', 'request']],
  ['always', ['write', 'destructive', 'mail', 'money', 'access', 'request']],
])('%s needs a confirmation for %j', (mode, expected) => {
  expect(Object.entries(tools).flatMap(([name, tool]) => (needsConfirmation(mode, tool) ? [name] : []))).toEqual(
    expected,
  );
});

const asking: ConfirmingClient = { canRetry: true, elicitation: { form: {} } };

it.each<[string, ConfirmingClient, { destructive: string; always: string }]>([
  ['declares forms', asking, { destructive: 'ask', always: 'ask' }],
  ['declares no mode', { canRetry: true, elicitation: {} }, { destructive: 'ask', always: 'ask' }],
  [
    'declares forms and addresses',
    { canRetry: true, elicitation: { form: {}, url: {} } },
    { destructive: 'ask', always: 'ask' },
  ],
  [
    'declares addresses alone',
    { canRetry: true, elicitation: { url: {} } },
    { destructive: 'run', always: 'require capability' },
  ],
  [
    'declares nothing',
    { canRetry: true, elicitation: undefined },
    { destructive: 'run', always: 'require capability' },
  ],
  ['is older', { canRetry: false, elicitation: undefined }, { destructive: 'run', always: 'refuse' }],
  ['is older and declares forms', { ...asking, canRetry: false }, { destructive: 'run', always: 'refuse' }],
])('a client that %s', (_, client, expected) => {
  expect(confirmationOf('destructive', tools.mail, client)).toBe(expected.destructive);
  expect(confirmationOf('always', tools.mail, client)).toBe(expected.always);
  expect(confirmationOf('never', tools.mail, client)).toBe('run');
  expect(confirmationOf('always', tools.read, client)).toBe('run');
});
