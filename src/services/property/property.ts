import { propertyDefinition } from './property.definition';

/** The property service as the host starts it. */
export const property = {
  definition: propertyDefinition,
  demoAccounts: ['owner@property.example', 'agent@property.example'],
};
