import { Injectable } from '@nestjs/common';
import { bodyColumns, NO_COLUMN } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { NotFound, refusal } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { Address } from './address.entity';
import { AddressView } from './address.view';
import type { AddressBody, AddressChangeBody } from './addresses.dto';

export const AddressLimitReached = refusal(409, 'address_limit_reached');

const MAX_ADDRESSES = 50;

const SELECT = `SELECT ${AddressView.columns<Address>('a')} FROM address a WHERE a.customer_id = $1`;

/** `moveDefault` writes `is_default`. */
const addressColumns = bodyColumns<AddressBody, Address>({ is_default: NO_COLUMN });

/** Addresses of a customer. Every write locks the customer's row, so that the default changes atomically. */
@Injectable()
export class Addresses {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
  ) {}

  async list(customerId: number): Promise<AddressView[]> {
    const latest = `${SELECT} ORDER BY a.updated_at DESC, a.id DESC`;
    return (await this.db.rows<RowOf<typeof AddressView>>(latest, [customerId])).map(AddressView.of);
  }

  async get(customerId: number, id: number): Promise<AddressView> {
    const row = await this.db.rowOr<RowOf<typeof AddressView>>(NotFound, `${SELECT} AND a.id = $2`, [customerId, id]);
    return AddressView.of(row);
  }

  async create(customerId: number, body: AddressBody): Promise<AddressView> {
    return this.withLockedCustomer(customerId, async () => {
      const count = await this.db.of(Address).countBy({ customerId });
      if (count >= MAX_ADDRESSES) throw AddressLimitReached();
      const isDefault = body.is_default === true || count === 0;
      if (isDefault) await this.clearDefault(customerId);
      const id = await this.records.create(Address, { ...addressColumns(body), customerId, isDefault });
      return this.get(customerId, id);
    });
  }

  async update(customerId: number, id: number, body: AddressChangeBody): Promise<AddressView> {
    return this.withLockedCustomer(customerId, async () => {
      await this.records.update(Address, { customerId, id }, () => addressColumns(body));
      if (body.is_default) await this.moveDefault(customerId, id);
      return this.get(customerId, id);
    });
  }

  async makeDefault(customerId: number, id: number): Promise<AddressView> {
    return this.withLockedCustomer(customerId, async () => {
      await this.records.lock(Address, { customerId, id });
      await this.moveDefault(customerId, id);
      return this.get(customerId, id);
    });
  }

  /** If the default is deleted, the most recently changed address becomes the default. */
  async delete(customerId: number, id: number): Promise<void> {
    await this.withLockedCustomer(customerId, async () => {
      const { isDefault } = await this.records.lock(Address, { customerId, id });
      await this.records.delete(Address, id);
      const [next] = isDefault ? await this.list(customerId) : [];
      if (next) await this.moveDefault(customerId, next.id);
    });
  }

  /** Locks the customer's row until the transaction ends. */
  private withLockedCustomer<Result>(customerId: number, work: () => Promise<Result>): Promise<Result> {
    return this.db.transaction(async () => {
      await this.db.rows('SELECT 1 FROM customer WHERE id = $1 FOR NO KEY UPDATE', [customerId]);
      return work();
    });
  }

  private async moveDefault(customerId: number, id: number): Promise<void> {
    await this.clearDefault(customerId);
    await this.db.of(Address).update({ id }, { isDefault: true });
  }

  /** By hand, since TypeORM would set `updated_at` of the former default, which orders the list. */
  private async clearDefault(customerId: number): Promise<void> {
    await this.db.rows('UPDATE address SET is_default = false WHERE customer_id = $1 AND is_default', [customerId]);
  }
}
