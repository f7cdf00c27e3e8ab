import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

@Entity('category')
export class Category {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'jsonb' })
  name: object;
}

@Entity('dish')
export class Dish {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'jsonb' })
  name: object;

  @Column({ type: 'jsonb' })
  description: object;

  @Column({ type: 'jsonb' })
  ingredients: object;

  @Column({ type: 'integer', name: 'price_cents' })
  priceCents: number;

  @ManyToOne(() => Category)
  @JoinColumn({ name: 'category_id' })
  category: Relation<Category>;

  @Column({ type: 'jsonb' })
  images: string[];

  @Column({ type: 'jsonb', name: 'option_groups' })
  optionGroups: object[];

  @Column({ type: 'text', array: true })
  allergens: string[];

  @Column({ type: 'text', array: true, name: 'dietary_tags' })
  dietaryTags: string[];

  @Column({ type: 'integer', name: 'preparation_minutes' })
  preparationMinutes: number;

  @Column({ type: 'boolean', name: 'is_active' })
  isActive: boolean;

  @Column({ type: 'boolean', name: 'is_available' })
  isAvailable: boolean;

  @Column({ type: 'timestamptz', name: 'archived_at', nullable: true })
  archivedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt: Date;
}

@Entity('customer_order')
export class Order {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'text' })
  caller: string;

  @Column({ type: 'text', name: 'idempotency_key' })
  idempotencyKey: string;

  @Column({ type: 'text', name: 'kitchen_code' })
  kitchenCode: string;

  @Column({ type: 'text', name: 'payment_method' })
  paymentMethod: string;

  @Column({ type: 'text' })
  fulfillment: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  phone: string;

  @Column({ type: 'jsonb' })
  address: object;

  @Column({ type: 'integer', name: 'subtotal_cents' })
  subtotalCents: number;

  @Column({ type: 'integer', name: 'total_cents' })
  totalCents: number;

  @Column({ type: 'timestamptz', name: 'placed_at' })
  placedAt: Date;

  @OneToMany(
    () => OrderLine,
    line => line.order,
    { cascade: ['insert'] },
  )
  lines: Relation<OrderLine>[];
}

@Entity('order_line')
export class OrderLine {
  @ManyToOne(
    () => Order,
    order => order.lines,
  )
  @JoinColumn({ name: 'order_id' })
  order: Relation<Order>;

  @PrimaryColumn({ type: 'integer', name: 'order_id' })
  orderId: number;

  @PrimaryColumn({ type: 'integer' })
  position: number;

  @Column({ type: 'integer', name: 'product_id' })
  productId: number;

  @Column({ type: 'jsonb' })
  name: object;

  @Column({ type: 'integer' })
  quantity: number;

  @Column({ type: 'integer', name: 'unit_price_cents' })
  unitPriceCents: number;

  @Column({ type: 'integer', name: 'line_total_cents' })
  lineTotalCents: number;
}
