import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, type Span, SpanKind, trace } from '@opentelemetry/api';
import { contextOf, markFailed, startSpan } from '#kit/tracing/tracing';

type Routed = IncomingMessage & { route?: { path?: unknown }; span?: Span };

/** Runs `respond` as a span of the caller's trace, which ends with the response. */
export function traceRequest(request: Routed, response: ServerResponse, service: string, respond: () => void): void {
  const method = request.method ?? '';
  const parent = contextOf(request.headers);
  const attributes = { 'http.request.method': method, 'quintet.service': service };
  const span = startSpan({ name: method, kind: SpanKind.SERVER, attributes }, parent);
  request.span = span;
  response.once('close', () => {
    const { statusCode, writableFinished } = response;
    const route = routeOf(request, service);
    if (route) span.updateName(`${method} ${route}`).setAttribute('http.route', route);
    if (!writableFinished) span.setAttribute('quintet.aborted', true);
    if (statusCode >= 500) markFailed(span, String(statusCode));
    span.setAttribute('http.response.status_code', statusCode).end();
  });
  context.with(trace.setSpan(parent, span), respond);
}

/** The route template. The URL may contain personal data. */
function routeOf({ route }: Routed, service: string): string | undefined {
  return typeof route?.path === 'string' && route.path.startsWith('/') ? `/${service}${route.path}` : undefined;
}
