import type { Handler } from 'express';
import type { Configuration } from '#kit/config/configuration';
import type { Document } from '#kit/openapi/document';
import type { ServiceDefinition } from '#kit/service/service-definition';

/** The office of a service, loaded with its first request. */
export function serveOffice(
  definition: ServiceDefinition,
  configuration: Configuration,
  describe: () => Promise<Document>,
): Handler {
  let routes: Promise<Handler> | undefined;
  return async (request, response, next) => {
    routes ??= import('#host/office/office-routes').then(({ officeRoutes }) =>
      officeRoutes(definition, configuration, describe),
    );
    (await routes)(request, response, next);
  };
}
