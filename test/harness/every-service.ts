import type { SeededService } from '#host/hosted-service';
import { SERVICES } from '#host/services';
import { drawFitnessDemo, seedFitnessDemo } from '#seeds/fitness/demo';
import { fitness } from '#services/fitness/fitness';

/** The services the host starts, and those that are still being built. */
export const EVERY_SERVICE: readonly SeededService[] = [
  ...SERVICES,
  { ...fitness, seedDemo: seedFitnessDemo, drawDemo: drawFitnessDemo },
];
