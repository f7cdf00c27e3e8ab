import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Span, startSpan } from './tracing';

type Routed = IncomingMessage & { route?: { path?: unknown }; span?: Span };

/** Answers a request of a service as a span, which goes on with the trace of the caller where he names one. */
export function traceRequest(request: Routed, response: ServerResponse, service: string, answer: () => void): void {
  const method = request.method ?? '';
  const attributes = { 'http.request.method': method, 'quintet.service': service };
  startSpan({ name: method, kind: 'server', attributes }, request.headers, span => {
    request.span = span;
    response.once('close', () => {
      const status = response.statusCode;
      const route = routeOf(request, service);
      span.end({
        name: route ? `${method} ${route}` : method,
        attributes: {
          'http.response.status_code': status,
          ...(route && { 'http.route': route }),
          ...(!response.writableFinished && { 'quintet.aborted': true }),
        },
        error: status >= 500 ? String(status) : undefined,
      });
    });
    answer();
  });
}

/** The template, for in the address itself anything may stand. */
function routeOf({ route }: Routed, service: string): string | undefined {
  return typeof route?.path === 'string' && route.path.startsWith('/') ? `/${service}${route.path}` : undefined;
}
