import type { Configuration } from '#kit/config/configuration';
import { teeDestination, Log } from '#kit/log/log';
import { setTracer } from '#kit/tracing/tracing';

/** The log, and how to hand over what is left of it and of the traces. */
interface Telemetry {
  log: Log;
  end: () => Promise<void>;
}

/** Opens the log and, where the operator names a collector of OpenTelemetry, what hands it over there with the traces. */
export async function startTelemetry({ telemetry, logLevel }: Configuration): Promise<Telemetry> {
  if (!telemetry) return { log: new Log(logLevel), end: async () => {} };
  const { openCollector } = await import('#kit/tracing/open-telemetry');
  const { tracer, takeLine, end } = openCollector(telemetry, reason =>
    log.warn({ variable: 'OTEL_EXPORTER_OTLP_ENDPOINT', reason }, 'the collector did not take traces or logs'),
  );
  setTracer(tracer);
  const log = new Log(logLevel, takeLine && (() => teeDestination(takeLine)));
  return { log, end };
}
