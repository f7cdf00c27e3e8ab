import { type Handler, Router } from 'express';
import type { Configuration } from '#kit/config/configuration';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { join } from 'node:path';
import { projectFolder } from '#kit/project-folder';
import { builtFiles } from '../http/built-files';

/**
 * The widgets of a service for pages of others, and the address of the site that they lead to. Any page may read that; the calls
 * of a widget need its origin in CORS_ORIGIN.
 */
export function serveWidgets({ name }: ServiceDefinition, configuration: Configuration): Handler {
  const routes = Router();
  routes.get('/site.json', (_request, response) => {
    response
      .set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, no-cache' })
      .json({ site: configuration.services[name]?.siteUrl });
  });
  routes.use(builtFiles(join(projectFolder(), 'dist/widgets', name)).serve);
  return routes;
}
