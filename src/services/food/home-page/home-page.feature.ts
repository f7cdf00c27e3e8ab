import type { Feature } from '../../../kit/service/feature';
import { HomeSection } from './home-section.entity';
import { HomePageModule } from './home-page.module';

export const homePage: Feature = {
  module: HomePageModule,
  entities: [HomeSection],
};
