import type { Configuration } from '#kit/config/configuration';
import { replicaOptions } from '#kit/database/data-source';
import { ReplicaWatch } from '#kit/database/replica-watch';
import { Replicas } from '#kit/database/replicas';
import type { Log } from '#kit/log/log';
import type { WriteListener } from '#kit/memory/write-listener';
import { SERVICE_DEFINITION, type ServiceDefinition } from '#kit/service/service-definition';
import type { RunningService } from './boot-service';

/** Lets services read their replicas, each of which is watched once for all services of its database. */
export function openReplicas(
  services: readonly RunningService[],
  { services: configured, databasePool, databaseTimeoutMs }: Configuration,
  listeners: readonly WriteListener[],
  log: Log,
): ReplicaWatch[] {
  const watches = new Map<string, ReplicaWatch>();
  for (const { name, app } of services) {
    const { databaseUrl, databaseReadUrls } = configured[name]!;
    const listener = listeners.find(({ url }) => url === databaseUrl);
    const own = databaseReadUrls.map((url, at) => {
      const key = `${databaseUrl} ${url}`;
      const watch = watches.get(key) ?? new ReplicaWatch(url, at + 1, log);
      if (!watches.has(key)) listener?.followBy(watch);
      watches.set(key, watch);
      return watch;
    });
    const definition = app.get<ServiceDefinition>(SERVICE_DEFINITION);
    app.get(Replicas).open(own, replicaOptions(definition, databasePool, databaseTimeoutMs));
  }
  return [...watches.values()];
}
