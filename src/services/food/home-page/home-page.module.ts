import { Module } from '@nestjs/common';
import { HomePageController } from './home-page.controller';
import { HomePage } from './home-page.service';

@Module({ controllers: [HomePageController], providers: [HomePage] })
export class HomePageModule {}
