import { Inject } from '@nestjs/common';
import { SERVICE_DEFINITION } from './service-definition';

export const InjectDefinition = () => Inject(SERVICE_DEFINITION);
