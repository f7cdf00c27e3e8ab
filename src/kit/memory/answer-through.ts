import type { Envelope } from '../http/envelope';
import type { AppRequest } from '../http/request';
import { type CachedHandler, parametersOf } from './cached-query';
import { type CachedReads, type CachedRoute, isForEverybody } from './cached-reads';

/**
 * Puts `reads` between a cached route and its handler: what the handler answers everybody is read once, as long as it stays
 * true. Done before the routes are made, and with no interceptor, whose observables and asynchronous scopes cost each
 * reading a tenth of all it takes.
 */
export function answerThrough(reads: CachedReads, envelope: Envelope, handlers: readonly CachedHandler[]): void {
  for (const { controller, instance, method, handler } of handlers) {
    const route = reads.routes.get(handler);
    if (!route) continue;
    const at = parametersOf(controller.prototype as object, method).length;
    const read = instance[method]!.bind(instance);
    const answer = (...args: unknown[]) =>
      answerOf(reads, route, envelope, args[at] as AppRequest, () => read(...args));
    // What Nest and the guards know of a handler stands on it.
    for (const key of Reflect.getMetadataKeys(handler) as string[])
      Reflect.defineMetadata(key, Reflect.getMetadata(key, handler), answer);
    instance[method] = answer;
  }
}

async function answerOf(
  reads: CachedReads,
  route: CachedRoute,
  envelope: Envelope,
  request: AppRequest,
  read: () => unknown,
): Promise<unknown> {
  const response = request.res!;
  // A cache outside must not give an account's answer to others, nor theirs to it.
  response.vary('Accept-Encoding, Authorization');
  if (!isForEverybody(request)) return read();
  return reads.read(route, request, response, async () => envelope.around(await read(), request));
}
