import { Shown } from '#kit/fields/shape-fields';
import type { PromoCode } from './promo-code.entity';

export class PromoCodeView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'WELCOME10' })
  code: string;

  @Shown({ example: 10 })
  percent: number;

  @Shown()
  excludes_delivery: boolean;

  @Shown()
  stackable_with_rewards: boolean;

  @Shown()
  is_active: boolean;

  @Shown({ format: 'date-time' })
  created_at: string;

  @Shown({ format: 'date-time' })
  updated_at: string;
}

export function promoCodeView(promo: PromoCode): PromoCodeView {
  return {
    id: promo.id,
    code: promo.code,
    percent: promo.percent,
    excludes_delivery: promo.excludesDelivery,
    stackable_with_rewards: promo.stackableWithRewards,
    is_active: promo.isActive,
    created_at: promo.createdAt.toISOString(),
    updated_at: promo.updatedAt.toISOString(),
  };
}

export class PromoValidationView {
  @Shown({ example: 'WELCOME10' })
  code: string;

  @Shown()
  valid: boolean;

  @Shown({ type: String, nullable: true, enum: ['unknown', 'inactive', null] })
  reason: string | null;

  @Shown({ type: Number, nullable: true, example: 10 })
  percent: number | null;

  @Shown({ description: 'What the code would remove from the menu subtotal', example: 4.25 })
  discount: number;
}
