import { isPlainObject } from '#kit/fields/shape-fields';
import type { InnerResponse } from '../own-api/inner-requests';
import { REPLAYED_HEADER } from '#idempotency/request-key';
import { BadRequest, ServiceUnavailable, Unexpected } from '#kit/refusals/refusal';
import type { ToolFailure, ToolResult } from './tool';

type Fields = Record<string, unknown>;

/** @param isWhole the response has no envelope @param messageOf translates the code of a failure without a message */
export function readToolResult(
  { status, headers, body }: InnerResponse,
  isWhole: boolean,
  messageOf: (key: string) => string,
): ToolResult {
  const sent = jsonOf(headers['content-type'], body);
  const isRepeated = headers[REPLAYED_HEADER.toLowerCase()] !== undefined;
  if (status >= 200 && status < 300 && sent)
    return { ...success(status, sent, isWhole), ...(isRepeated && { isRepeated }) };
  const retryAfter = Number(headers['retry-after']);
  if (status >= 400 && typeof sent?.['code'] === 'string')
    return { ...failure(status, sent), ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }) };
  const key = keyOf(status);
  return { ok: false, status: status < 300 ? Unexpected.status : status, code: key, message: messageOf(key) };
}

/** The refusal of a failure without a code, by its status. */
function keyOf(status: number): string {
  if (status === ServiceUnavailable.status) return ServiceUnavailable.key;
  return status >= 400 && status < 500 ? BadRequest.key : Unexpected.key;
}

function success(status: number, sent: Fields, isWhole: boolean): ToolResult {
  if (isWhole) return { ok: true, status, data: sent };
  const { success: _, data, message: __, ...meta } = sent;
  return { ok: true, status, data, ...(Object.keys(meta).length > 0 && { meta }) };
}

function failure(status: number, { code, message, text, errors, details }: Fields): ToolFailure {
  return {
    ok: false,
    status,
    code: String(code),
    message: String(text ?? message),
    ...(isPlainObject(errors) && { errors: errors as Record<string, string[]> }),
    ...(details !== undefined && details !== null && { details }),
  };
}

function jsonOf(type: string | undefined, body: Buffer): Fields | undefined {
  if (!type?.startsWith('application/json')) return undefined;
  const read: unknown = JSON.parse(body.toString());
  return isPlainObject(read) ? read : undefined;
}
