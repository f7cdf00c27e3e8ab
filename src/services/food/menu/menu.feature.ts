import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { SlugTaken } from '#kit/database/slug';
import { DishChanged } from './dish.events';
import { Dish } from './dish.entity';
import { DishDraft } from './dish-draft.entity';
import { menuMessages } from './menu.messages';
import { DishDraftsController } from './dish-drafts.controller';
import { DishDrafts } from './dish-drafts.service';
import { MenuController } from './menu.controller';
import { Menu } from './menu.service';
import { MenuEditing } from './menu-editing.service';
import { MenuStaffController } from './menu-staff.controller';
import { menuOffice } from './menu.office';

/** Fixed paths come first: `products/drafts` and `products/deleted` must match before `products/:id`. */
export const menu: Feature = {
  office: menuOffice,
  controllers: [DishDraftsController, MenuStaffController, MenuController],
  providers: [Menu, MenuEditing, DishDrafts],
  entities: [Dish, DishDraft],
  tables: ['food/menu'],
  routines: routinesIn(__dirname, 'file_cleanup', 'has_required_choices', 'write_notifications'),
  messages: menuMessages,
  domainEvents: [DishChanged],
  constraintRefusals: { dish_slug_key: SlugTaken },
};
