import type { Configuration } from '#kit/config/configuration';
import { replicaOptions } from '#kit/database/data-source';
import { ReplicaMonitor } from '#cache/replica-monitor';
import { Replicas } from '#cache/replicas';
import type { Log } from '#kit/log/log';
import type { WriteListener } from '#cache/write-listener';
import { SERVICE_DEFINITION, type ServiceDefinition } from '#kit/service/service-definition';
import type { RunningService } from './boot-service';

/** Opens the read replicas of the services. Each replica has one monitor, shared by all services of its database. */
export function openReplicas(
  services: readonly RunningService[],
  { services: configured, databasePool, databaseTimeoutMs }: Configuration,
  listeners: readonly WriteListener[],
  log: Log,
): ReplicaMonitor[] {
  const monitors = new Map<string, ReplicaMonitor>();
  for (const { name, app } of services) {
    const { databaseDirectUrl, databaseReadUrls } = configured[name]!;
    const listener = listeners.find(({ url }) => url === databaseDirectUrl);
    const own = databaseReadUrls.map((url, at) => {
      const key = `${databaseDirectUrl} ${url}`;
      const monitor = monitors.get(key) ?? new ReplicaMonitor(url, at + 1, log);
      if (!monitors.has(key)) listener?.reportTo(monitor);
      monitors.set(key, monitor);
      return monitor;
    });
    const definition = app.get<ServiceDefinition>(SERVICE_DEFINITION);
    app
      .get(Replicas)
      .open(own, url => replicaOptions(definition, url, { poolSize: databasePool, timeoutMs: databaseTimeoutMs }));
  }
  return [...monitors.values()];
}
