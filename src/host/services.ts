import { food } from '../services/food/food';
import { property } from '../services/property/property';
import { stays } from '../services/stays/stays';
import type { HostedService } from './hosted-service';

/** Every service there is. */
export const SERVICES: readonly HostedService[] = [food, property, stays];
