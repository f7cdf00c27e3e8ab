import type { Handler } from 'express';
import type { ServiceDefinition } from '#kit/service/service-definition';

/** What is below `/docs` of a service; nothing of it is loaded before somebody reads there. */
export function serveDocs(definition: ServiceDefinition): Handler {
  let pages: Promise<Handler> | undefined;
  return async (request, response, next) => {
    pages ??= import('#host/docs/docs-routes').then(({ docsRoutes }) => docsRoutes(definition));
    (await pages)(request, response, next);
  };
}
