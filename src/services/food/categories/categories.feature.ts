import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { SlugTaken } from '#kit/database/slug';
import { categoriesMessages } from './categories.messages';
import { Category } from './category.entity';
import { CategoriesStaffController } from './categories-staff.controller';
import { CategoriesController } from './categories.controller';
import { Categories } from './categories.service';
import { CategoryEditing } from './category-editing.service';
import { categoriesOffice } from './categories.office';

/** The staff controller comes first: its fixed paths must match before `categories/:id`. */
export const categories: Feature = {
  office: categoriesOffice,
  tables: ['food/categories'],
  routines: routinesIn(__dirname, 'file_cleanup', 'write_notifications'),
  controllers: [CategoriesStaffController, CategoriesController],
  providers: [Categories, CategoryEditing],
  entities: [Category],
  messages: categoriesMessages,
  constraintRefusals: { category_slug_key: SlugTaken },
};
