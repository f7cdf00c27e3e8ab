import type { Feature } from '#kit/service/feature';
import { homeManagementSentences } from './home-management.sentences';
import { HomeEditing } from './home-editing.service';
import { HomeGalleries } from './home-galleries.service';
import { HomeManagementController } from './home-management.controller';
import { HomeManagement } from './home-management.service';

export const homeManagement: Feature = {
  controllers: [HomeManagementController],
  providers: [HomeManagement, HomeEditing, HomeGalleries],
  sentences: homeManagementSentences,
};
