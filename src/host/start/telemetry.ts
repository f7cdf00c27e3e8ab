import type { Configuration } from '#kit/config/configuration';
import { alsoTo, Log, standardOutput } from '#kit/log/log';

interface Telemetry {
  log: Log;
  end: () => Promise<void>;
}

/** Opens the log and, when an OpenTelemetry collector is configured, the export of logs and traces. */
export async function startTelemetry(
  { telemetry, logLevel, production }: Configuration,
  isTerminal = process.stdout.isTTY,
): Promise<Telemetry> {
  // Loaded on a terminal only: it costs 25 ms and 9 MB.
  const format = isTerminal && !production ? (await import('#host/start/readable-lines')).readableLines() : undefined;
  const output = () => standardOutput(format);
  if (!telemetry) return { log: new Log(logLevel, output), end: async () => {} };
  const { openCollector } = await import('#host/start/open-telemetry');
  const { takeLine, end } = openCollector(telemetry, reason =>
    log.warn({ variable: 'OTEL_EXPORTER_OTLP_ENDPOINT', reason }, 'the collector did not accept traces or logs'),
  );
  const log = new Log(logLevel, () => (takeLine ? alsoTo(output(), takeLine) : output()));
  return { log, end };
}
