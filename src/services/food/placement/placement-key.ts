import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isPlainObject } from '#kit/fields/shape-fields';
import type { AppRequest } from '#kit/http/request';
import { fieldRefused } from '#kit/refusals/refusal';
import { normaliseEmail } from '#kit/text/email-address';

export interface PlacementKey {
  /** `customer:<id>` or `guest:<normalized e-mail>`. */
  caller: string;
  key: string;
}

const HEADER = 'Idempotency-Key';
const MAX_LENGTH = 255;

/** Owner of a key: a customer, or all guests with the same e-mail address. */
export const keyOwner = (customerId: number | null, email: string): string =>
  customerId === null ? `guest:${email}` : `customer:${customerId}`;

/** Reads the key, also of a request that is not validated yet. @throws ValidationFailed the header is missing or too long */
export function placementKeyOf({ headers, caller, body }: AppRequest): PlacementKey {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '' || key.length > MAX_LENGTH) {
    throw fieldRefused(HEADER, 'idempotency_key', { max: MAX_LENGTH });
  }
  return { key, caller: keyOwner(caller?.id ?? null, emailOf(body)) };
}

export const RequestKey = createParamDecorator((_: unknown, context: ExecutionContext) =>
  placementKeyOf(context.switchToHttp().getRequest<AppRequest>()),
);

/** The normalized address; empty if it is missing, which validation reports later. */
function emailOf(body: unknown): string {
  const email = isPlainObject(body) ? body['email'] : undefined;
  return typeof email === 'string' && !email.includes('\u0000') ? normaliseEmail(email) : '';
}
