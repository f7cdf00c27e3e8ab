import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Category } from '../categories/category.entity';
import { Kitchen } from '../kitchens/kitchen.entity';
import { PromoCode } from './promo-code.entity';

/** A kitchen in which a code applies; a code without any applies in all of them. */
@Entity({ name: 'promo_kitchen' })
@Index('promo_kitchen_kitchen_idx', ['kitchenId'])
export class PromoKitchen {
  @ForeignKey(() => PromoCode, { name: 'promo_kitchen_promo_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  promoId: number;

  @ForeignKey(() => Kitchen, { name: 'promo_kitchen_kitchen_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  kitchenId: number;
}

/** A category whose dishes a code discounts, with its subcategories; a code without any discounts the whole menu. */
@Entity({ name: 'promo_category' })
@Index('promo_category_category_idx', ['categoryId'])
export class PromoCategory {
  @ForeignKey(() => PromoCode, { name: 'promo_category_promo_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  promoId: number;

  @ForeignKey(() => Category, { name: 'promo_category_category_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  categoryId: number;
}
