import type { Feature } from '../../../kit/service/feature';
import { HomeManagementModule } from './home-management.module';

export const homeManagement: Feature = {
  module: HomeManagementModule,
};
