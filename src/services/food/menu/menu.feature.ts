import { Menu1767225700000 } from '#migrations/food/1767225700000-menu';
import { DishDrafts1767225700010 } from '#migrations/food/1767225700010-dish-drafts';
import type { Feature } from '#kit/service/feature';
import { SlugTaken } from '#kit/language/slug';
import { Dish } from './dish.entity';
import { DishDraft } from './dish-draft.entity';
import { MenuModule } from './menu.module';
import { menuSentences } from './menu.sentences';

export const menu: Feature = {
  module: MenuModule,
  entities: [Dish, DishDraft],
  migrations: [Menu1767225700000, DishDrafts1767225700010],
  sentences: menuSentences,
  constraintRefusals: { dish_slug_key: SlugTaken },
};
