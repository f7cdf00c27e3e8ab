import { Inject } from '@nestjs/common';
import { SERVICE_DEFINITION } from './service-definition';

/** Injects the `ServiceDefinition` of the current service. */
export const InjectDefinition = () => Inject(SERVICE_DEFINITION);
