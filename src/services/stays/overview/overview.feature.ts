import type { Feature } from '#kit/service/feature';
import { OverviewModule } from './overview.module';

export const overview: Feature = { module: OverviewModule };
