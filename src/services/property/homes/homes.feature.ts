import { Homes1767225800000 } from '#migrations/property/1767225800000-homes';
import { HalfBathrooms1767400180200 } from '#migrations/property/1767400180200-half-bathrooms';
import type { Feature } from '#kit/service/feature';
import { SlugTaken } from '#kit/database/slug';
import { Home } from './home.entity';
import { HomeMedia } from './home-media.entity';
import { homesSentences } from './homes.sentences';
import { HomesController } from './homes.controller';
import { Homes } from './homes.service';

export const homes: Feature = {
  controllers: [HomesController],
  providers: [Homes],
  entities: [Home, HomeMedia],
  migrations: [Homes1767225800000, HalfBathrooms1767400180200],
  sentences: homesSentences,
  constraintRefusals: { home_slug_key: SlugTaken },
};
