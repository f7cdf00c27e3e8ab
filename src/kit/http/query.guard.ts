import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { problem } from '../fields/field';
import { ApiExtension } from '../openapi/api-notes';
import { type FieldProblems, ValidationFailed } from '../refusals/refusal';
import { MAX_PROBLEMS } from '../refusals/problem-texts';
import { nearestParameter } from './nearest-parameter';
import { isGet, queryNames } from './query-names';
import type { AppRequest } from './request';

const IGNORES_UNKNOWN = 'ignores unknown query parameters';

/** In the description of operations that ignore unknown query parameters. */
export const UNKNOWN_PARAMETERS = 'x-unknown-parameters';

/** For addresses to which others add parameters of their own: processors, calendar platforms, monitors, and filters of sites. */
export const IgnoresUnknownParameters = () =>
  applyDecorators(SetMetadata(IGNORES_UNKNOWN, true), ApiExtension(UNKNOWN_PARAMETERS, 'ignored'));

/** Added to links by campaigns and browsers, and to every read by sites; a GET that does not have them ignores them. */
const OF_ANY_READ = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|_|page|limit|page_size|page_count|lang)$/;

/**
 * Refuses query parameters that the route does not have, before its response is read from the cache. Operations other than GET
 * that have no parameters are not checked.
 */
@Injectable()
export class QueryGuard implements CanActivate {
  private readonly known = new WeakMap<object, ReadonlySet<string> | undefined>();

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<AppRequest>();
    if (!request.url.includes('?')) return true;
    const known = this.namesOf(context);
    if (!known) return true;
    const unknown = Object.keys(request.query).filter(name => !known.has(name));
    const refused = isGet(context.getHandler()) ? unknown.filter(name => !OF_ANY_READ.test(name)) : unknown;
    if (refused.length > 0) throw ValidationFailed({ errors: problemsOf(refused, [...known]) });
    return true;
  }

  /** Undefined where unknown parameters are ignored. */
  private namesOf(context: ExecutionContext): ReadonlySet<string> | undefined {
    const handler = context.getHandler();
    if (!this.known.has(handler)) this.known.set(handler, checkedNames(context));
    return this.known.get(handler);
  }
}

function checkedNames(context: ExecutionContext): ReadonlySet<string> | undefined {
  const handler = context.getHandler();
  if (Reflect.hasMetadata(IGNORES_UNKNOWN, handler)) return undefined;
  const names = queryNames(context.getClass(), handler.name);
  return isGet(handler) || names.size > 0 ? names : undefined;
}

const problemsOf = (unknown: readonly string[], known: readonly string[]): FieldProblems =>
  Object.fromEntries(
    unknown
      .slice(0, MAX_PROBLEMS)
      .map(name => [name, [problem('unknown_parameter', { nearest: nearestParameter(name, known) ?? null, known })]]),
  );
