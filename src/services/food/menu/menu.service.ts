import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { mapPage, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/http/refusal';
import { archivedDishView, type DishPageView, type DishView, dishPageView, dishView } from './dish.view';
import type { DishFilter, DishScope } from './dish-filter';
import { type DishAddress, dishWithRelated, findDish, listDishes } from './menu.queries';
import { menuStatistic } from './menu-statistic.query';

/** Reads of the menu. */
@Injectable()
export class Menu {
  constructor(private readonly db: Database) {}

  async list(filter: DishFilter, request: PageRequest) {
    return mapPage(await listDishes(this.db, filter, request), dishView);
  }

  async featured(request: PageRequest) {
    return this.list({ scope: 'public', featured: true }, request);
  }

  async archived(request: PageRequest) {
    return mapPage(await listDishes(this.db, { scope: 'archived' }, request), archivedDishView);
  }

  async one(scope: DishScope, address: DishAddress): Promise<DishView> {
    const row = await findDish(this.db, scope, address);
    if (!row) throw NotFound();
    return dishView(row);
  }

  async page(scope: DishScope, slug: string): Promise<DishPageView> {
    const found = await dishWithRelated(this.db, scope, { slug });
    if (!found) throw NotFound();
    return dishPageView(found.dish, found.related);
  }

  async related(id: number): Promise<DishView[]> {
    const found = await dishWithRelated(this.db, 'public', { id });
    if (!found) throw NotFound();
    return found.related.map(dishView);
  }

  async statistic() {
    return menuStatistic(this.db);
  }
}
