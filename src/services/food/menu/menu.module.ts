import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module';
import { DishDraftsController } from './dish-drafts.controller';
import { DishDrafts } from './dish-drafts.service';
import { MenuController } from './menu.controller';
import { Menu } from './menu.service';
import { MenuEditing } from './menu-editing.service';
import { MenuStaffController } from './menu-staff.controller';

/** Fixed addresses come first: `products/drafts` and `products/deleted` win over `products/:id`. */
@Module({
  imports: [CategoriesModule],
  controllers: [DishDraftsController, MenuStaffController, MenuController],
  providers: [Menu, MenuEditing, DishDrafts],
})
export class MenuModule {}
