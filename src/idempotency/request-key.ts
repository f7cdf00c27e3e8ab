import { hash } from 'node:crypto';
import { type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ACCESS_RULE, type AccessRule } from '#kit/access/access-rule';
import type { AppRequest } from '#kit/http/request';
import { countedAddress } from '#kit/http/visitor-address';
import { fieldRefused, refusal } from '#kit/refusals/refusal';

export const KEY_HEADER = 'Idempotency-Key';
/** Set on the stored response to a key. */
export const REPLAYED_HEADER = 'Idempotent-Replayed';
export const MAX_KEY_LENGTH = 255;

export const IdempotencyMismatch = refusal(409, 'idempotency_mismatch');
export const IdempotencyInProgress = refusal(409, 'idempotency_in_progress');
/** The request took effect, but its response was lost or is too large to store. */
export const IdempotencyResponseLost = refusal(409, 'idempotency_response_lost');

const VISIBLE_ASCII = /^[\x21-\x7e]+$/;
const OWN_KEY = 'own idempotency key';

/** For routes that replay responses by `Idempotency-Key` themselves. */
export const OwnIdempotencyKey = () => SetMetadata(OWN_KEY, true);

/** Proofs of callers that cannot choose a header: payment processors, and browsers that submit a form. */
export const PROOFS_WITHOUT_KEY: readonly string[] = ['webhook', 'signed-link'];

/** A key and its owner, so that no caller gets the response of another. */
export interface RequestKey {
  /** `customer:7`; empty for visitors, who are part of `digest`. */
  caller: string;
  /** Hash of the key and its owner; the key itself is not stored. */
  digest: string;
  /** The key as sent; encrypts the response. */
  key: string;
}

/**
 * The key of a POST request; undefined if none was sent or the route has idempotency of its own. It belongs to the
 * account, to what proves the caller (an ingest key, the address of a booking), or to the address of the visitor.
 * @throws ValidationFailed the key is no text of 1 to 255 visible ASCII characters
 */
export function requestKeyOf(context: ExecutionContext): RequestKey | undefined {
  if (context.getType() !== 'http') return undefined;
  const request = context.switchToHttp().getRequest<AppRequest>();
  const key = request.headers['idempotency-key'];
  if (key === undefined || request.method !== 'POST') return undefined;
  const handler = context.getHandler();
  const rule = Reflect.getMetadata(ACCESS_RULE, handler) as AccessRule;
  const isOwn = Reflect.hasMetadata(OWN_KEY, handler);
  if (isOwn || (rule.kind === 'proof' && PROOFS_WITHOUT_KEY.includes(rule.proof))) return undefined;
  if (typeof key !== 'string' || key.length > MAX_KEY_LENGTH || !VISIBLE_ASCII.test(key))
    throw fieldRefused(KEY_HEADER, 'request_key', { max: MAX_KEY_LENGTH });
  const { caller } = request;
  const account = caller ? `${caller.audience}:${caller.id}` : '';
  const owner =
    account || (rule.kind === 'proof' ? proofOf(request, rule.proof) : ['visitor', countedAddress(request.ip)]);
  return { key, caller: account, digest: hash('sha256', JSON.stringify([owner, key]), 'base64url') };
}

/** The credentials of proof guards: a key in a header, or tokens in the address. */
const proofOf = ({ headers, originalUrl }: AppRequest, proof: string): unknown[] => [
  proof,
  headers['x-api-key'] ?? originalUrl,
];
