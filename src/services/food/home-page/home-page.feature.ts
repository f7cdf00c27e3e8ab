import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { homePageMessages } from './home-page.messages';
import { HomeSection } from './home-section.entity';
import { HomePageController } from './home-page.controller';
import { HomePage } from './home-page.service';
import { homePageOffice } from './home-page.office';

export const homePage: Feature = {
  office: homePageOffice,
  tables: ['food/home-page'],
  routines: routinesIn(__dirname, 'file_cleanup', 'write_notifications'),
  controllers: [HomePageController],
  providers: [HomePage],
  entities: [HomeSection],
  messages: homePageMessages,
};
