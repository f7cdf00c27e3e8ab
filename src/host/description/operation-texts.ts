import { MISMATCH_HEADER } from '#idempotency/body-comparison';
import { UNKNOWN_PARAMETERS } from '#kit/http/query.guard';
import type { RateLimitPolicy } from '#kit/service/rate-limit-policy';
import type { Operation } from '#kit/openapi/document';
import { type Policies, windowOf } from './described-limits';

interface Noted {
  'x-does'?: string;
  'x-rate-limit'?: string;
  'x-counted'?: Record<string, string>;
}

/** The access rule as a sentence. */
function audienceOf(access: string, operation: Operation, accounts: Readonly<Record<string, string>>): string {
  if (access === 'anyone') return 'Open to anyone; no token is read.';
  if (access === 'anyone, staff see hidden')
    return 'Open to anyone. With a staff token, what is not public is shown too.';
  const own = /^anyone, (\w+) sees own$/.exec(access)?.[1];
  if (own)
    return `Open to anyone. The token of a ${own} adds what the account has; a token that is not valid is ignored.`;
  const optional = /^optional (\w+)$/.exec(access)?.[1];
  if (optional)
    return `Open to guests. A ${optional}'s token is read when it is sent, and one that is not good is refused.`;
  if (PROOFS[access]) return PROOFS[access];
  const audiences = (operation.security ?? []).flatMap(requirement => Object.keys(requirement));
  const admitted = access.split(' or ');
  if (admitted.every(one => audiences.includes(one))) {
    const owners = admitted.map(
      audience => accounts[audience] ?? `a signed-in ${audience === 'staff' ? 'member of staff' : audience}`,
    );
    return `Needs the token of ${owners.join(' or ')}.`;
  }
  const permissions = admitted.map(permission => `\`${permission}\``);
  return `Needs the token of an account with the permission ${permissions.join(' or ')}.`;
}

const PROOFS: Record<string, string> = {
  webhook: 'Called by the payment processor; its signature is the proof, so it cannot be called from a page.',
  'signed-link': 'Opened by the link it is part of, whose signature is the proof.',
  'ingest-key': 'Needs an ingest key in the header `X-Api-Key`.',
  'booking-token':
    "Needs the booking's access token or the e-mail address it was made with; where both are sent, both must be right.",
};

const limitOf = (policy: RateLimitPolicy, counted: string): string =>
  `At most ${policy.limit} ${counted} in ${windowOf(policy)}; after that 429 with \`Retry-After\`.`;

const IS_REPEATABLE: Record<string, string> = {
  client_token:
    'Idempotent: the same `client_token` returns the first response again. With another body, that response has ' +
    '`Idempotency-Mismatch: true`.',
  'Idempotency-Key':
    'Idempotent: the same key returns the first response again, with `Idempotent-Replay: true`. With another body, that ' +
    'response also has `Idempotency-Mismatch: true`.',
};

/** The full description of an operation: what it does, access, paging, idempotency and rate limits. */
export function describeOperation(
  operation: Operation,
  {
    path,
    bodyFields,
    policies,
    accounts = {},
  }: {
    path: string;
    bodyFields: readonly string[];
    policies: Policies;
    accounts?: Readonly<Record<string, string>> | undefined;
  },
): string {
  const { 'x-does': does, 'x-counted': counted = {}, ...described } = operation as Operation & Noted;
  delete operation['x-does'];
  delete operation['x-counted'];
  const calls = described['x-rate-limit'] ? { [described['x-rate-limit']]: 'calls from one address' } : {};
  const limits = Object.entries({ ...calls, ...counted }).map(([name, what]) => limitOf(policies[name]!, what));
  const headers = (operation.parameters ?? []).map(({ name }) => name);
  const token = ['Idempotency-Key', 'client_token'].find(name => headers.includes(name) || bodyFields.includes(name));
  if (token) nameHeaders(operation, token);
  const isPaged = (operation.parameters ?? []).some(({ name }) => name === 'page');
  return [
    does ?? operation.description,
    audienceOf(String(operation['x-access']), operation, accounts),
    UNKNOWN_PARAMETERS in operation && 'Other query parameters are ignored.',
    path.endsWith('/uploads') && 'The form is `multipart/form-data`.',
    isPaged && 'Returns one page.',
    token && IS_REPEATABLE[token],
    ...(limits.length > 0 || !operation.responses['429']
      ? limits
      : ['Limited by address; over the limit 429 with `Retry-After`.']),
  ]
    .filter(Boolean)
    .join(' ');
}

const TRUE = { type: 'string', enum: ['true'] };
const REPLAY = { 'Idempotent-Replay': { description: 'Sent when the key was used before.', schema: TRUE } };
const MISMATCH = {
  [MISMATCH_HEADER]: {
    description:
      'Sent if the key or token was used before with another body: this body was not processed. Use a new key for it.',
    schema: TRUE,
  },
};

function nameHeaders({ responses }: Operation, token: string): void {
  for (const [status, response] of Object.entries(responses)) {
    if (!status.startsWith('2')) continue;
    response.headers = { ...response.headers, ...(token === 'Idempotency-Key' && REPLAY), ...MISMATCH };
  }
}
