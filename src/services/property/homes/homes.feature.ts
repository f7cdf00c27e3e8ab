import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { SlugTaken } from '#kit/database/slug';
import { Home } from './home.entity';
import { HomeMedia } from './home-media.entity';
import { homesMessages } from './homes.messages';
import { HomesController } from './homes.controller';
import { Homes } from './homes.service';

export const homes: Feature = {
  controllers: [HomesController],
  providers: [Homes],
  entities: [Home, HomeMedia],
  tables: ['property/homes'],
  routines: routinesIn(__dirname, 'file_cleanup', 'write_notifications'),
  messages: homesMessages,
  constraintRefusals: { home_slug_key: SlugTaken },
};
