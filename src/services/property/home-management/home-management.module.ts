import { Module } from '@nestjs/common';
import { HomeEditing } from './home-editing.service';
import { HomeGalleries } from './home-galleries.service';
import { HomeManagementController } from './home-management.controller';
import { HomeManagement } from './home-management.service';
import { HomeMediaRules } from './home-media-rules';

@Module({
  controllers: [HomeManagementController],
  providers: [HomeManagement, HomeEditing, HomeGalleries, HomeMediaRules],
})
export class HomeManagementModule {}
