import { propertyDefinition } from './property.definition';
import { PropertyModule } from './property.module';

/** The property service as the host starts it. */
export const property = {
  definition: propertyDefinition,
  module: PropertyModule,
  demoAccounts: ['owner@property.example', 'agent@property.example'],
};
