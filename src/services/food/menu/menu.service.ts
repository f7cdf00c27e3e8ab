import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { mapPage, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { CurrentSnoozes } from '../snoozes/current-snoozes.service';
import { ArchivedDishView, DishPageView, DishView, ListedDishView } from './dish.view';
import { type DishAddress, type DishFilter, type DishScope, dishWithRelated, findDish } from './menu.queries';
import { listArchivedDishes, listDishes } from './menu.queries';
import { menuStatistic } from './menu-statistic.query';

@Injectable()
export class Menu {
  constructor(
    private readonly db: Database,
    private readonly snoozes: CurrentSnoozes,
  ) {}

  async list(filter: DishFilter, request: PageRequest) {
    return mapPage(await listDishes(this.db, filter, request), DishView.of);
  }

  /** As `list`, with the availability at a kitchen, if one is named. */
  async listOf(kitchenCode: string | undefined, filter: DishFilter, request: PageRequest) {
    const snoozed = kitchenCode === undefined ? new Map<number, Date>() : await this.snoozes.of(kitchenCode);
    const page = await listDishes(this.db, { ...filter, snoozed: [...snoozed.keys()] }, request);
    return mapPage(page, dish => {
      const available_from = dish.is_orderable ? (snoozed.get(dish.id) ?? null) : null;
      return ListedDishView.of({ ...dish, is_orderable: dish.is_orderable && !available_from, available_from });
    });
  }

  async archived(request: PageRequest) {
    return mapPage(await listArchivedDishes(this.db, request), ArchivedDishView.of);
  }

  async get(scope: DishScope, address: DishAddress): Promise<DishView> {
    const row = await findDish(this.db, scope, address);
    if (!row) throw NotFound();
    return DishView.of(row);
  }

  async page(scope: DishScope, slug: string) {
    const result = await dishWithRelated(this.db, scope, { slug });
    if (!result) throw NotFound();
    return DishPageView.of({ ...result.dish, related: result.related });
  }

  async related(id: number): Promise<DishView[]> {
    const result = await dishWithRelated(this.db, 'public', { id });
    if (!result) throw NotFound();
    return result.related.map(DishView.of);
  }

  async statistic() {
    return menuStatistic(this.db);
  }
}
