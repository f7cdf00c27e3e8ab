import { Menu1767225700000 } from '../../../../migrations/food/1767225700000-menu';
import type { Feature } from '../../../kit/service/feature';
import { Dish } from './dish.entity';
import { MenuModule } from './menu.module';

export const menu: Feature = {
  module: MenuModule,
  entities: [Dish],
  migrations: [Menu1767225700000],
};
