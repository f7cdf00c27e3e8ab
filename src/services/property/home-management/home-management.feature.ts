import type { Feature } from '#kit/service/feature';
import { HomeManagementModule } from './home-management.module';
import { homeManagementSentences } from './home-management.sentences';

export const homeManagement: Feature = { module: HomeManagementModule, sentences: homeManagementSentences };
