import { inTrace } from '#kit/tracing/tracing';
import type { ServerContext } from './mcp-sdk';

/** Runs the work of a message in the trace that its `_meta` names, or in that of the request. */
export async function inMessageTrace<Result>(
  { method, _meta: meta = {} }: Pick<ServerContext['mcpReq'], 'method' | '_meta'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { traceparent, tracestate } = meta;
  if (typeof traceparent !== 'string') return work();
  return inTrace({ name: method }, { traceparent, ...(typeof tracestate === 'string' && { tracestate }) }, work);
}
