import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { isPicture } from '../food.media';
import { Database } from '#kit/database/database';
import { changedColumns, Records } from '#kit/database/records';
import { fieldRefused, refusal, ValidationFailed } from '#kit/refusals/refusal';
import { SlugTaken } from '#kit/database/slug';
import { DomainEvents } from '#kit/service/domain-events';
import { Storage } from '#media/storage';
import { CategoryEditing } from '../categories/category-editing.service';
import { Dish } from './dish.entity';
import { DishChanged } from './dish.events';
import { dishColumns, dishSearchText } from './dish-values';
import { type DishBody, type DishChangeBody, MAX_DISH_PICTURES } from './menu.dto';
import { optionGroupProblems } from './option-groups';

export const CategoryArchived = refusal(409, 'category_archived');
export const DishPicturesFull = refusal(409, 'dish_pictures_full');

const RESERVED_SLUGS = ['deleted', 'statistic', 'drafts', 'featured', 'slug'];

@Injectable()
export class MenuEditing {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly categories: CategoryEditing,
    private readonly storage: Storage,
    private readonly events: DomainEvents,
  ) {}

  async create(body: DishBody): Promise<number> {
    const values = this.checkedValues(body);
    return this.db.transaction(async () => {
      await this.lockCategory(body.category_id);
      const searched = { ...values, searchText: dishSearchText(values) };
      const created = { slugFrom: body.name.en, reservedSlugs: RESERVED_SLUGS };
      const dishId = await this.records.create(Dish, searched, created);
      await this.events.raise(DishChanged, { dishId });
      return dishId;
    });
  }

  async update(id: number, body: DishChangeBody): Promise<void> {
    const valuesOf = async (dish: Dish) => {
      const values = this.checkedValues(body, dish);
      if (values.categoryId !== undefined && values.categoryId !== dish.categoryId) {
        await this.lockCategory(values.categoryId);
      }
      return changedColumns(dish, values) ? { ...values, searchText: dishSearchText({ ...dish, ...values }) } : {};
    };
    await this.change(id, () => this.records.update(Dish, id, valuesOf, { archivedAt: IsNull() }));
  }

  /** @param position from 1; last by default @throws NotFound for an archived dish; DishPicturesFull */
  async addPicture(id: number, address: string, position = MAX_DISH_PICTURES): Promise<void> {
    const valuesOf = ({ images }: Dish) => {
      if (images.length >= MAX_DISH_PICTURES) throw DishPicturesFull();
      return { images: images.toSpliced(position - 1, 0, address) };
    };
    await this.change(id, () => this.records.update(Dish, id, valuesOf, { archivedAt: IsNull() }));
  }

  async archive(id: number): Promise<void> {
    await this.change(id, async () => {
      await this.records.archive(Dish, id);
      return true;
    });
  }

  async restore(id: number): Promise<void> {
    const valuesOf = async (dish: Dish) => {
      if (!(await this.categories.lockLive(dish.categoryId))) throw CategoryArchived();
      return { archivedAt: null };
    };
    await this.change(id, () => this.records.update(Dish, id, valuesOf, { archivedAt: Not(IsNull()) }));
  }

  private async change(dishId: number, update: () => Promise<boolean>): Promise<void> {
    await this.db.transaction(async () => {
      if (await update()) await this.events.raise(DishChanged, { dishId });
    });
  }

  private checkedValues(body: DishChangeBody, stored?: Dish): Partial<Dish> {
    if (body.slug !== undefined && RESERVED_SLUGS.includes(body.slug)) throw SlugTaken();
    if (body.images?.some(image => !isPicture(this.storage, image))) throw fieldRefused('images', 'picture');
    const values = dishColumns(body, stored);
    const errors = optionGroupProblems(values.optionGroups ?? []);
    if (Object.keys(errors).length > 0) throw ValidationFailed({ errors });
    return values;
  }

  private async lockCategory(id: number): Promise<void> {
    if (!(await this.categories.lockLive(id))) throw fieldRefused('category_id', 'unknown_reference');
  }
}
