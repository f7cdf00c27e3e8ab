import { Gauge, type Registry } from 'prom-client';
import type { SharedLimits } from './shared-limits';

/** Whether Redis answers this process; nothing is told where there is none to ask. */
export function gaugeRedis(limits: SharedLimits, to: Registry): Gauge {
  return new Gauge({
    name: 'redis_up',
    help: 'Whether Redis answers',
    registers: [to],
    collect() {
      this.reset();
      if (limits.hasRedis) this.set(limits.isThere ? 1 : 0);
      else this.remove();
    },
  });
}
