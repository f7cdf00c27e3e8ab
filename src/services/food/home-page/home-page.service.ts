import { Injectable } from '@nestjs/common';
import { In, type QueryDeepPartialEntity } from 'typeorm';
import { Database } from '#kit/database/database';
import { definedOnly } from '#kit/database/defined-only';
import { fieldRefused, NotFound } from '#kit/http/refusal';
import { Dish } from '../menu/dish.entity';
import { type DishView, dishView } from '../menu/dish.view';
import type { HomeSectionBody } from './home-page.dto';
import { dishesOfSection, homeSection, homeSections } from './home-page.queries';
import { HomeSection } from './home-section.entity';
import { type HomeSectionView, homeSectionView } from './home-section.view';

const KEY = /^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$/;
const LONGEST_KEY = 60;

@Injectable()
export class HomePage {
  constructor(private readonly db: Database) {}

  async sections(withHidden: boolean): Promise<HomeSectionView[]> {
    return (await homeSections(this.db, withHidden)).map(homeSectionView);
  }

  async dishes(key: string): Promise<DishView[]> {
    const rows = await dishesOfSection(this.db, key);
    if (!rows) throw NotFound();
    return rows.map(dishView);
  }

  async one(key: string): Promise<HomeSectionView> {
    const row = await homeSection(this.db, key);
    if (!row) throw NotFound();
    return homeSectionView(row);
  }

  /** Changes what is sent of a section; a title is enough to make a new one. */
  async put(key: string, body: HomeSectionBody): Promise<HomeSectionView> {
    const productIds = body.product_ids && [...new Set(body.product_ids)];
    if (productIds) await this.assertDishes(productIds);
    const values = definedOnly({
      content: body.content,
      position: body.position,
      isVisible: body.is_visible,
      productIds,
      updatedAt: () => 'now()',
    }) as QueryDeepPartialEntity<HomeSection>;
    const repository = this.db.of(HomeSection);
    if (body.title) {
      if (!KEY.test(key) || key.length > LONGEST_KEY) throw fieldRefused('key', 'pattern');
      const title = { en: body.title.en, ar: body.title.ar };
      await repository.upsert({ key, title, ...values }, ['key']);
    } else {
      const { affected } = await repository.update({ key }, values);
      if (!affected) throw NotFound();
    }
    return this.one(key);
  }

  /** Drafts and archived dishes may stand in a section; visitors do not see them there. */
  private async assertDishes(ids: number[]): Promise<void> {
    const known = await this.db.of(Dish).countBy({ id: In(ids) });
    if (known < ids.length) throw fieldRefused('product_ids', 'unknown_reference');
  }
}
