import type { Metrics } from '#kit/metrics/metrics';
import type { SocketAdmission } from './socket-admission';

export function measureSockets(metrics: Metrics, admission: SocketAdmission): void {
  const sockets = { name: 'live_sockets', help: 'Open live connections', labels: ['namespace'] as const };
  metrics.gauge(sockets, () => admission.counts());
}
