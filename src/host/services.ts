import { food } from '../services/food/food';
import type { HostedService } from './hosted-service';

/** Every service there is. */
export const SERVICES: readonly HostedService[] = [food];
