import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ACCESS_RULE, type AccessRule } from './access-rule';
import { bodyBytes, hasBody, MAX_BODY_BYTES } from '../http/body-bytes';
import { readJson } from '../http/json-body';
import { UnsupportedMediaType } from '../refusals/refusal';
import type { AppRequest } from '../http/request';

/** Maximum bytes for guests; ten times the largest form. */
export const MAX_PUBLIC_BYTES = 100 * 1024;

const FORM = 'accepts a form';
const OWN_BODY = 'reads its body itself';

type Handler = ReturnType<ExecutionContext['getHandler']>;

/** Marks a route that reads multipart forms. */
export const TakesForm = () => SetMetadata(FORM, true);

/**
 * Marks a route that reads the body itself after authenticating its caller, such as a webhook with a signature over the
 * bytes.
 */
export const OwnBody = () => SetMetadata(OWN_BODY, true);

/**
 * Reads bodies after the access check, because the size limit depends on the access rule. Routes with forms read them
 * themselves.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<AppRequest>();
    return hasBody(request) ? this.read(request, context.getHandler()) : true;
  }

  private async read(request: AppRequest, handler: Handler): Promise<boolean> {
    if (this.reflector.get<true | undefined>(OWN_BODY, handler)) return true;
    if (request.is('multipart/form-data')) {
      if (!this.reflector.get<true | undefined>(FORM, handler)) throw UnsupportedMediaType();
    } else {
      const { kind } = this.reflector.get<AccessRule>(ACCESS_RULE, handler);
      request.body = await jsonBody(request, kind === 'audience' || kind === 'audiences');
    }
    return true;
  }
}

/**
 * The object or list of a JSON body, within the limit for accounts or for guests.
 * @throws UnsupportedMediaType, BodyTooLarge, MalformedJson, TooManyValues, BadRequest
 */
export async function jsonBody(request: AppRequest, isOfAccount: boolean): Promise<unknown> {
  if (!isPlainJson(request)) throw UnsupportedMediaType();
  return readJson(await bodyBytes(request, isOfAccount ? MAX_BODY_BYTES : MAX_PUBLIC_BYTES));
}

/** Whether the body is JSON in UTF-8 and not compressed. */
function isPlainJson(request: AppRequest): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const encoding = request.headers['content-encoding'] ?? 'identity';
  return (
    Boolean(request.is(['json', '+json'])) &&
    /^(utf-?8|us-ascii)$/i.test(charset) &&
    encoding.toLowerCase() === 'identity'
  );
}
