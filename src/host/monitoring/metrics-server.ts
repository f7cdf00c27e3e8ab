import express from 'express';
import { createServer, type Server } from 'node:http';
import type { Configuration } from '#kit/config/configuration';
import type { RunningService } from '../boot/boot-service';
import { listen } from '../http/listen';
import { metricsPage, type SharedResources } from './metrics-page';

/** Serves the metrics on their own port when one is configured, so that a firewall can close it. */
export async function openMetrics(
  services: readonly RunningService[],
  configuration: Configuration,
  shared: SharedResources,
): Promise<Server | undefined> {
  const { port } = configuration.metrics;
  if (port === undefined) return undefined;
  const pages = express();
  pages.disable('x-powered-by');
  pages.get('/metrics', metricsPage(services, configuration, shared));
  const server = createServer(pages);
  await listen(server, port, configuration.host);
  return server;
}
