import { Inject } from '@nestjs/common';
import { SERVICE_DEFINITION } from './service-definition';

/** Injects the `ServiceDefinition` of the service this container belongs to. */
export const InjectDefinition = () => Inject(SERVICE_DEFINITION);
