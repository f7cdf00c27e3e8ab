import { Homes1767225800000 } from '#migrations/property/1767225800000-homes';
import type { Feature } from '#kit/service/feature';
import { SlugTaken } from '#kit/language/slug';
import { Home } from './home.entity';
import { HomeMedia } from './home-media.entity';
import { HomesModule } from './homes.module';
import { homesSentences } from './homes.sentences';

export const homes: Feature = {
  module: HomesModule,
  entities: [Home, HomeMedia],
  migrations: [Homes1767225800000],
  sentences: homesSentences,
  constraintRefusals: { home_slug_key: SlugTaken },
};
