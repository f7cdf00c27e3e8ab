import {
  IdempotencyInProgress,
  IdempotencyMismatch,
  IdempotencyResponseLost,
  KEY_HEADER,
  MAX_KEY_LENGTH,
  PROOFS_WITHOUT_KEY,
  REPLAYED_HEADER,
} from '#idempotency/request-key';
import { RETENTION_HOURS } from '#idempotency/request-leases';
import type { Operation, Parameter } from '#kit/openapi/document';
import { type Refuse, ValidationFailed } from '#kit/refusals/refusal';

const PARAMETER: Parameter = {
  name: KEY_HEADER,
  in: 'header',
  required: false,
  description:
    `Makes the request safe to repeat: for ${RETENTION_HOURS} hours the same caller, key and body get the first successful ` +
    `response again, with \`${REPLAYED_HEADER}: true\`. Another body or address is 409 \`idempotency_mismatch\`, a request ` +
    'that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID.',
  schema: { type: 'string', minLength: 1, maxLength: MAX_KEY_LENGTH },
};

const REPLAYED = {
  [REPLAYED_HEADER]: {
    description: 'Sent if this is the stored response to an earlier request with the key.',
    schema: { type: 'string', enum: ['true'] },
  },
};

/** Adds the request header to POST operations that do not declare it, and the replay header to their responses. */
export function describeRequestKey(method: string, operation: Operation): void {
  const { parameters = [], responses } = operation;
  const isOwn = parameters.some(({ name }) => name === KEY_HEADER);
  if (method.toUpperCase() !== 'POST' || PROOFS_WITHOUT_KEY.includes(String(operation['x-access']))) return;
  if (!isOwn) operation.parameters = [...parameters, structuredClone(PARAMETER)];
  for (const [status, response] of Object.entries(responses))
    if (status.startsWith('2')) response.headers = { ...response.headers, ...REPLAYED };
}

/** The refusals of idempotency keys for routes without own checks. */
export const keyRefusals = ({ parameters = [] }: Operation): Refuse[] =>
  parameters.some(({ name, required }) => name === KEY_HEADER && !required)
    ? [ValidationFailed, IdempotencyMismatch, IdempotencyInProgress, IdempotencyResponseLost]
    : [];
