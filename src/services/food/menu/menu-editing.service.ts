import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { isPicture } from '../food.media';
import { Database } from '#kit/database/database';
import { fieldRefused, NotFound, refusal, ValidationFailed } from '#kit/http/refusal';
import { freeSlug, SlugTaken, slugOf } from '#kit/language/slug';
import { Storage } from '#kit/media/storage';
import { Clock } from '#kit/time/clock';
import { CategoryEditing } from '../categories/category-editing.service';
import { Dish } from './dish.entity';
import { dishSearchText, dishValues } from './dish-values';
import type { DishBody, DishChangeBody } from './menu.dto';
import { optionGroupProblems } from './option-groups';

export const CategoryArchived = refusal(409, 'category_archived');

/** Words that routes below `products/` use. */
const RESERVED_SLUGS = ['deleted', 'statistic', 'drafts', 'featured', 'slug'];

/** Writes of the menu. */
@Injectable()
export class MenuEditing {
  constructor(
    private readonly db: Database,
    private readonly categories: CategoryEditing,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** Answers the id of the new dish. */
  async create(body: DishBody): Promise<number> {
    const values = this.checkedValues(body);
    const searched = { ...values, searchText: dishSearchText(values) };
    return this.db.transaction(async () => {
      await this.holdCategory(body.category_id);
      if (values.slug === undefined) return this.insertUnderFreeSlug(searched, slugOf(body.name.en) || 'dish');
      const id = await this.insert(searched);
      if (id === undefined) throw SlugTaken();
      return id;
    });
  }

  async change(id: number, body: DishChangeBody): Promise<void> {
    await this.db.transaction(async () => {
      const dish = await this.hold({ id, archivedAt: IsNull() });
      const values = this.checkedValues(body, dish);
      if (values.categoryId !== undefined && values.categoryId !== dish.categoryId) {
        await this.holdCategory(values.categoryId);
      }
      const changes = Object.entries(values).filter(
        ([field, value]) => !isDeepStrictEqual(dish[field as keyof Dish], value),
      );
      if (changes.length === 0) return;
      const { name, description, ingredients } = dish;
      const search = dishSearchText({ name, description, ingredients, ...values });
      await this.db.of(Dish).update({ id }, { ...Object.fromEntries(changes), searchText: search });
    });
  }

  async archive(id: number): Promise<void> {
    const archivedAt = new Date(this.clock.now().epochMilliseconds);
    const { affected } = await this.db.of(Dish).update({ id, archivedAt: IsNull() }, { archivedAt });
    if (!affected) throw NotFound();
  }

  async restore(id: number): Promise<void> {
    await this.db.transaction(async () => {
      const dish = await this.hold({ id, archivedAt: Not(IsNull()) });
      if (!(await this.categories.holdLive(dish.categoryId))) throw CategoryArchived();
      await this.db.of(Dish).update({ id }, { archivedAt: null });
    });
  }

  private checkedValues(body: DishChangeBody, stored?: Dish): Partial<Dish> {
    if (body.slug !== undefined && RESERVED_SLUGS.includes(body.slug)) throw SlugTaken();
    if (body.images?.some(image => !isPicture(this.storage, image))) throw fieldRefused('images', 'picture');
    const values = dishValues(body, stored);
    const errors = optionGroupProblems(values.optionGroups ?? []);
    if (Object.keys(errors).length > 0) throw ValidationFailed({ errors });
    return values;
  }

  /** The dish, which nobody else changes until the running transaction ends. */
  private async hold(where: FindOptionsWhere<Dish>): Promise<Dish> {
    const dish = await this.db.of(Dish).findOne({ where, lock: { mode: 'pessimistic_write' } });
    if (!dish) throw NotFound();
    return dish;
  }

  private async holdCategory(id: number): Promise<void> {
    if (!(await this.categories.holdLive(id))) throw fieldRefused('category_id', 'unknown_reference');
  }

  private async insertUnderFreeSlug(values: Partial<Dish>, wanted: string): Promise<number> {
    for (;;) {
      const slug = await freeSlug(this.db, Dish, wanted, RESERVED_SLUGS);
      const id = await this.insert({ ...values, slug });
      if (id !== undefined) return id;
    }
  }

  /** The new id, or undefined when another dish has the slug. */
  private async insert(values: Partial<Dish>): Promise<number | undefined> {
    const { raw } = await this.db.of(Dish).createQueryBuilder().insert().values(values).orIgnore().execute();
    return (raw as { id: number }[])[0]?.id;
  }
}
