import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound, refusal } from '#kit/http/refusal';
import { Address } from './address.entity';
import type { AddressBody, AddressChangeBody } from './addresses.dto';

export const AddressLimitReached = refusal(409, 'address_limit_reached');

const MOST = 50;

/** The addresses of one customer. Every write holds the customer's row, so that the default moves in one piece. */
@Injectable()
export class Addresses {
  constructor(private readonly db: Database) {}

  async list(customerId: number): Promise<Address[]> {
    return this.db.of(Address).find({ where: { customerId }, order: { updatedAt: 'DESC', id: 'DESC' } });
  }

  async one(customerId: number, id: number): Promise<Address> {
    const address = await this.db.of(Address).findOneBy({ customerId, id });
    if (!address) throw NotFound();
    return address;
  }

  async create(customerId: number, { is_default, label, street, city, postcode }: AddressBody): Promise<Address> {
    return this.alone(customerId, async () => {
      const addresses = this.db.of(Address);
      const count = await addresses.countBy({ customerId });
      if (count >= MOST) throw AddressLimitReached();
      const isDefault = is_default === true || count === 0;
      if (isDefault) await this.clearDefault(customerId);
      return addresses.save(addresses.create({ customerId, label: label ?? null, street, city, postcode, isDefault }));
    });
  }

  async change(customerId: number, id: number, body: AddressChangeBody): Promise<Address> {
    return this.alone(customerId, async () => {
      const address = await this.one(customerId, id);
      if (body.is_default) await this.clearDefault(customerId);
      address.label = body.label === undefined ? address.label : body.label;
      address.street = body.street ?? address.street;
      address.city = body.city ?? address.city;
      address.postcode = body.postcode ?? address.postcode;
      await this.db.of(Address).save(address);
      if (body.is_default) await this.setDefault(id);
      return this.one(customerId, id);
    });
  }

  async makeDefault(customerId: number, id: number): Promise<Address> {
    return this.alone(customerId, async () => {
      await this.one(customerId, id);
      await this.clearDefault(customerId);
      await this.setDefault(id);
      return this.one(customerId, id);
    });
  }

  /** The most recently changed of the others becomes the default when this one was. */
  async delete(customerId: number, id: number): Promise<null> {
    return this.alone(customerId, async () => {
      const address = await this.one(customerId, id);
      await this.db.of(Address).delete({ id });
      const [next] = address.isDefault ? await this.list(customerId) : [];
      if (next) await this.setDefault(next.id);
      return null;
    });
  }

  /** One after the other for each customer, and never beside an order's reading of the row. */
  private alone<Result>(customerId: number, work: () => Promise<Result>): Promise<Result> {
    return this.db.transaction(async () => {
      await this.db.rows('SELECT 1 FROM customer WHERE id = $1 FOR NO KEY UPDATE', [customerId]);
      return work();
    });
  }

  /** The address that was the default is not told as changed. */
  private async clearDefault(customerId: number): Promise<void> {
    await this.db.rows('UPDATE address SET is_default = false WHERE customer_id = $1 AND is_default', [customerId]);
  }

  private async setDefault(id: number): Promise<void> {
    await this.db.rows('UPDATE address SET is_default = true, updated_at = now() WHERE id = $1', [id]);
  }
}
