import { Module } from '@nestjs/common';
import { PublicSettingsController } from './public-settings.controller';

@Module({ controllers: [PublicSettingsController] })
export class PublicSettingsModule {}
