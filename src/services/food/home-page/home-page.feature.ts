import type { Feature } from '#kit/service/feature';
import { homePageSentences } from './home-page.sentences';
import { HomeSection } from './home-section.entity';
import { HomePageController } from './home-page.controller';
import { HomePage } from './home-page.service';

export const homePage: Feature = {
  controllers: [HomePageController],
  providers: [HomePage],
  entities: [HomeSection],
  sentences: homePageSentences,
};
