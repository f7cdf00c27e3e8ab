import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SERVICES } from '#host/services';
import { SERVICE_DEFINITION, type ServiceDefinition } from '#kit/service/service-definition';

type Scanned = Pick<OpenAPIObject, 'paths' | 'components'>;

const createDocument = SwaggerModule.createDocument.bind(SwaggerModule);
/** As JSON, because describing modifies the document. */
const known = new Map<ServiceDefinition, string>();

/** Every application of a service has the same routes and models, and to scan them takes longer than to start one. */
export function shareScannedRoutes(): void {
  SwaggerModule.createDocument = (app, config, options) => {
    const definition = app.get<ServiceDefinition>(SERVICE_DEFINITION, { strict: false });
    const isOfService = SERVICES.some(service => service.definition === definition);
    // Only live updates describe models without the routes.
    if (!isOfService || options?.include) return createDocument(app, config, options);
    let scanned = known.get(definition);
    if (scanned === undefined) {
      const { paths, components } = createDocument(app, config, options);
      scanned = JSON.stringify({ paths, components });
      known.set(definition, scanned);
    }
    const { paths, components } = JSON.parse(scanned) as Scanned;
    const { openapi, ...described } = config;
    return { openapi, paths, ...described, components: { ...config.components, ...components } };
  };
}
