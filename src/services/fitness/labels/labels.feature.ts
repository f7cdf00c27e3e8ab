import type { Feature } from '#kit/service/feature';
import { LabelsController } from './labels.controller';
import { labelsOffice } from './labels.office';

export const labels: Feature = { controllers: [LabelsController], office: labelsOffice };
