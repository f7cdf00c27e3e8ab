import type { Feature } from '#kit/service/feature';
import { HomePageModule } from './home-page.module';
import { homePageSentences } from './home-page.sentences';
import { HomeSection } from './home-section.entity';

export const homePage: Feature = {
  module: HomePageModule,
  entities: [HomeSection],
  sentences: homePageSentences,
};
