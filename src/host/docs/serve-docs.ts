import type { Handler } from 'express';
import type { Configuration } from '#kit/config/configuration';
import type { Document } from '#kit/openapi/document';
import type { ServiceDefinition } from '#kit/service/service-definition';

export function serveDocs(
  definition: ServiceDefinition,
  configuration: Configuration,
  describe: () => Promise<Document>,
): Handler {
  let pages: Promise<Handler> | undefined;
  return async (request, response, next) => {
    pages ??= import('#host/docs/docs-routes').then(({ docsRoutes }) =>
      docsRoutes(definition, configuration, describe),
    );
    (await pages)(request, response, next);
  };
}
