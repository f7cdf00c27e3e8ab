import type { Feature } from '#kit/service/feature';
import { DemoCook } from './demo-cook.service';

/** What keeps the kitchens of a public demonstration going. */
export const demoKitchen: Feature = { providers: [DemoCook] };
