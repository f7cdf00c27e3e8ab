import type { Feature } from '../../../kit/service/feature';
import { Category } from './category.entity';
import { CategoriesModule } from './categories.module';

export const categories: Feature = {
  module: CategoriesModule,
  entities: [Category],
};
