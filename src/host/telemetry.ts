import type { Configuration } from '#kit/config/configuration';
import { Log, streamsTo } from '#kit/log/log';

/** The log, and `end`, which exports pending log lines and traces. */
interface Telemetry {
  log: Log;
  end: () => Promise<void>;
}

/** Opens the log and, when an OpenTelemetry collector is configured, the export of logs and traces. */
export async function startTelemetry({ telemetry, logLevel }: Configuration): Promise<Telemetry> {
  if (!telemetry) return { log: new Log(logLevel), end: async () => {} };
  const { openCollector } = await import('#kit/tracing/open-telemetry');
  const { takeLine, end } = openCollector(telemetry, reason =>
    log.warn({ variable: 'OTEL_EXPORTER_OTLP_ENDPOINT', reason }, 'the collector did not accept traces or logs'),
  );
  const log = new Log(logLevel, takeLine && (() => streamsTo(takeLine)));
  return { log, end };
}
