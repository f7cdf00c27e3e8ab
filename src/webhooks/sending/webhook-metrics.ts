import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Metrics } from '#kit/metrics/metrics';
import { withTimeout } from '#kit/time/with-timeout';

const TIMEOUT_MS = 2000;
const FAILING = `
  SELECT e.id::text AS endpoint, CASE WHEN e.failing_since IS NULL OR e.off_reason IS NOT NULL THEN 0
    ELSE extract(epoch FROM now() - e.failing_since)::float8 END AS value
  FROM webhook_endpoint e`;
const STORED = `SELECT status AS state, count(*)::integer AS value FROM webhook_delivery GROUP BY status`;

/** Reports failing endpoints and stored deliveries. */
@Injectable()
export class WebhookMetrics {
  constructor(db: Database, metrics: Metrics) {
    const failing = {
      name: 'webhook_endpoint_failing_seconds',
      help: 'Time since the first failed attempt after the last success, by id of the endpoint; 0 if it does not fail',
      labels: ['endpoint'] as const,
    };
    metrics.gauge(failing, () =>
      withTimeout(TIMEOUT_MS, () => db.rows<{ endpoint: string; value: number }>(FAILING), []),
    );
    const stored = { name: 'webhook_deliveries', help: 'Stored deliveries by status', labels: ['state'] as const };
    metrics.gauge(stored, () => withTimeout(TIMEOUT_MS, () => db.rows<{ state: string; value: number }>(STORED), []));
  }
}
