import { Gauge, type Registry } from 'prom-client';
import type { SharedLimits } from '#rate-limits/shared-limits';

/** Whether Redis replies to this process; left out when no Redis is configured. */
export function gaugeRedis(limits: SharedLimits, to: Registry): Gauge {
  return new Gauge({
    name: 'redis_up',
    help: 'Whether Redis answers',
    registers: [to],
    collect() {
      this.reset();
      if (limits.url) this.set(limits.isConnected ? 1 : 0);
      else this.remove();
    },
  });
}
