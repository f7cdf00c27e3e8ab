import type { Configuration } from '#kit/config/configuration';
import type { DayFrom } from '#kit/service/examples';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { PageContext } from '../page-context';
import type { Described } from './described';

export interface Guided {
  definition: ServiceDefinition;
  configuration: Configuration;
  described: Described;
  visit: PageContext;
  day: DayFrom;
}
