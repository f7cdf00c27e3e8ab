import { Catalogue1767226000000 } from '#migrations/courses/1767226000000-catalogue';
import { SlugTaken } from '#kit/language/slug';
import type { Feature } from '#kit/service/feature';
import { Category } from './category.entity';

export const categories: Feature = {
  entities: [Category],
  migrations: [Catalogue1767226000000],
  constraintRefusals: { category_slug_key: SlugTaken },
};
