import { routinesIn } from '#kit/service/sql-files';
import { SlugTaken } from '#kit/database/slug';
import type { Feature } from '#kit/service/feature';
import { CategoriesController } from './categories.controller';
import { categoriesMessages } from './categories.messages';
import { Categories } from './categories.service';
import { CategoriesStaffController } from './categories-staff.controller';
import { CategoryEditing } from './category-editing.service';
import { Category } from './category.entity';
import { categoriesOffice } from './categories.office';

export const categories: Feature = {
  controllers: [CategoriesStaffController, CategoriesController],
  providers: [Categories, CategoryEditing],
  entities: [Category],
  tables: ['courses/categories'],
  routines: routinesIn(__dirname, 'file_cleanup', 'write_notifications'),
  messages: categoriesMessages,
  constraintRefusals: { category_slug_key: SlugTaken },
  office: categoriesOffice,
};
