import type { Feature } from '../../../kit/service/feature';
import { StayManagementModule } from './stay-management.module';

export const stayManagement: Feature = {
  module: StayManagementModule,
};
