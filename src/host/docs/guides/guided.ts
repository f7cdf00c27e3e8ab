import type { Configuration } from '#kit/config/configuration';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { PageContext } from '../page-context';
import type { Described } from './described';

/** Inputs of the guides of a service. */
export interface Guided {
  definition: ServiceDefinition;
  configuration: Configuration;
  described: Described;
  visit: PageContext;
}
