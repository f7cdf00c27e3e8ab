import type { Feature } from '../../../kit/service/feature';
import { LeadsModule } from './leads.module';

export const leads: Feature = {
  module: LeadsModule,
};
