import { Shown } from '#kit/fields/shape-fields';
import type { Address } from './address.entity';

export class AddressView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ type: String, nullable: true, example: 'Home' })
  label: string | null;

  @Shown({ example: '350 W 31st St, apt 4' })
  street: string;

  @Shown({ example: 'New York' })
  city: string;

  @Shown({ example: '10001' })
  postcode: string;

  @Shown({ description: 'Exactly one address of a customer is the default' })
  is_default: boolean;

  @Shown({ format: 'date-time' })
  created_at: string;

  @Shown({ format: 'date-time' })
  updated_at: string;
}

export function addressView(address: Address): AddressView {
  return {
    id: address.id,
    label: address.label,
    street: address.street,
    city: address.city,
    postcode: address.postcode,
    is_default: address.isDefault,
    created_at: address.createdAt.toISOString(),
    updated_at: address.updatedAt.toISOString(),
  };
}
