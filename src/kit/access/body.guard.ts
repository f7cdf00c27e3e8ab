import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ACCESS_RULE, type AccessRule } from './access-rule';
import { bodyBytes, hasBody } from '../http/body-bytes';
import { readJson } from '../http/json-body';
import { UnsupportedMediaType } from '../refusals/refusal';
import type { AppRequest } from '../http/request';

/** Anyone can send these, and no form of ours fills a tenth of it. */
export const MAX_PUBLIC_BYTES = 100 * 1024;
/** Of somebody who has signed in, or a processor's event, which is judged by its signature before it is parsed. */
export const MAX_BYTES = 1024 * 1024;

const FORM = 'takes a form';

type Handler = ReturnType<ExecutionContext['getHandler']>;

/** Marks a route that reads multipart forms. */
export const TakesForm = () => SetMetadata(FORM, true);

/**
 * Reads the body once the route is known and its caller is let in, so that the route's own access rule says how much
 * of it is read and how. Forms and webhooks are left to the routes that take them.
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
    const rule = this.reflector.get<AccessRule>(ACCESS_RULE, handler);
    // Its guard reads the bytes, once the headers can be a signature.
    if (rule.kind === 'proof' && rule.proof === 'webhook') return true;
    if (request.is('multipart/form-data')) {
      if (!this.reflector.get<true | undefined>(FORM, handler)) throw UnsupportedMediaType();
    } else {
      if (!isPlainJson(request)) throw UnsupportedMediaType();
      const bytes = await bodyBytes(request, rule.kind === 'audience' ? MAX_BYTES : MAX_PUBLIC_BYTES);
      request.body = readJson(bytes);
    }
    return true;
  }
}

/** JSON is UTF-8 (RFC 8259), and we take none that is compressed. */
function isPlainJson(request: AppRequest): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const encoding = request.headers['content-encoding'] ?? 'identity';
  return (
    Boolean(request.is(['json', '+json'])) &&
    /^(utf-?8|us-ascii)$/i.test(charset) &&
    encoding.toLowerCase() === 'identity'
  );
}
