import type { Feature } from '#kit/service/feature';
import { SlugTaken } from '#kit/language/slug';
import { CategoriesModule } from './categories.module';
import { categoriesSentences } from './categories.sentences';
import { Category } from './category.entity';

export const categories: Feature = {
  module: CategoriesModule,
  entities: [Category],
  sentences: categoriesSentences,
  constraintRefusals: { category_slug_key: SlugTaken },
};
