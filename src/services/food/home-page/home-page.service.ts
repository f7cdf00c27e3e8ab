import { Injectable } from '@nestjs/common';
import { In, type QueryDeepPartialEntity } from 'typeorm';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { Dish } from '../menu/dish.entity';
import { DISH_COLUMNS, type DishRow, DishView } from '../menu/dish.view';
import type { HomeSectionBody } from './home-page.dto';
import { HomeSection } from './home-section.entity';
import { HomeSectionView } from './home-section.view';

type HomeSectionRow = RowOf<typeof HomeSectionView>;

const KEY = /^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$/;
const MAX_KEY_LENGTH = 60;

/** Ids of the published dishes of a section, in order. */
const PUBLISHED_IDS = `ARRAY(
  SELECT d.id FROM unnest(s.product_ids) WITH ORDINALITY AS shown (id, position) JOIN dish d ON d.id = shown.id
  WHERE d.is_active AND d.archived_at IS NULL ORDER BY shown.position)`;

const distinct = (ids: number[]): number[] => [...new Set(ids)];

const sectionColumns = bodyColumns<HomeSectionBody, HomeSection>({ product_ids: distinct });

@Injectable()
export class HomePage {
  constructor(private readonly db: Database) {}

  /** Sections in page order. @param withHidden includes hidden sections and unpublished dishes */
  async sections(withHidden: boolean): Promise<HomeSectionView[]> {
    const columns = HomeSectionView.columns<HomeSection>('s', withHidden ? {} : { product_ids: PUBLISHED_IDS });
    const rows = await this.db.rows<HomeSectionRow>(
      `SELECT ${columns} FROM home_section s WHERE ${withHidden ? 'true' : 's.is_visible'} ORDER BY s.position, s.key`,
    );
    return rows.map(HomeSectionView.of);
  }

  async dishes(key: string): Promise<DishView[]> {
    const rows = await this.db.rows<DishRow | { id: null }>(
      `SELECT dish.*
       FROM home_section s
       LEFT JOIN LATERAL (
         SELECT ${DISH_COLUMNS}, shown.position
         FROM unnest(s.product_ids) WITH ORDINALITY AS shown (id, position)
         JOIN dish d ON d.id = shown.id AND d.is_active AND d.archived_at IS NULL
         JOIN category c ON c.id = d.category_id
       ) dish ON true
       WHERE s.key = $1 AND s.is_visible ORDER BY dish.position`,
      [key],
    );
    if (rows.length === 0) throw NotFound();
    return rows.flatMap(row => (row.id === null ? [] : [DishView.of(row)]));
  }

  async get(key: string): Promise<HomeSectionView> {
    const row = await this.db.rowOr<HomeSectionRow>(
      NotFound,
      `SELECT ${HomeSectionView.columns<HomeSection>('s')} FROM home_section s WHERE s.key = $1`,
      [key],
    );
    return HomeSectionView.of(row);
  }

  /** Creates or updates a section; creating needs a title. */
  async put(key: string, body: HomeSectionBody): Promise<HomeSectionView> {
    if (body.product_ids) await this.assertDishes(distinct(body.product_ids));
    const values = { ...sectionColumns(body), updatedAt: () => 'now()' } as QueryDeepPartialEntity<HomeSection>;
    const repository = this.db.of(HomeSection);
    if (body.title) {
      if (!KEY.test(key) || key.length > MAX_KEY_LENGTH) throw fieldRefused('key', 'pattern');
      await repository.upsert({ key, ...values }, ['key']);
    } else {
      const { affected } = await repository.update({ key }, values);
      if (!affected) throw NotFound();
    }
    return this.get(key);
  }

  /** Drafts and archived dishes are allowed; visitors do not see them. */
  private async assertDishes(ids: number[]): Promise<void> {
    const known = await this.db.of(Dish).countBy({ id: In(ids) });
    if (known < ids.length) throw fieldRefused('product_ids', 'unknown_reference');
  }
}
