import type { Feature } from '#kit/service/feature';
import { LabelsController } from './labels.controller';

export const labels: Feature = { controllers: [LabelsController] };
