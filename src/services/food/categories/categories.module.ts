import { Module } from '@nestjs/common';
import { CategoriesStaffController } from './categories-staff.controller';
import { CategoriesController } from './categories.controller';
import { Categories } from './categories.service';
import { CategoryEditing } from './category-editing.service';

/** The staff's controller comes first: its fixed addresses win over `categories/:id`. */
@Module({
  controllers: [CategoriesStaffController, CategoriesController],
  providers: [Categories, CategoryEditing],
  exports: [CategoryEditing],
})
export class CategoriesModule {}
