import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { definedOnly } from '#kit/database/defined-only';
import { fieldRefused, NotFound } from '#kit/http/refusal';
import { Kitchens } from '../kitchens/kitchens.service';
import type { BasketLine } from '../pricing/pricing.types';
import { Quotes, type PricedBasket } from '../pricing/quotes.service';
import type { CartMetaBody } from './cart.dto';
import { Cart } from './cart.entity';
import { basketLineOf, type CartRow, deleteAllLines, deleteLine, readCart } from './cart.queries';
import { type CartView, cartView } from './cart.view';

/** A customer's cart, priced as checkout prices it. Placing an order leaves it alone. */
@Injectable()
export class Carts {
  constructor(
    private readonly db: Database,
    private readonly quotes: Quotes,
    private readonly kitchens: Kitchens,
  ) {}

  async of(customerId: number): Promise<CartView> {
    const cart = await readCart(this.db, customerId);
    return cartView(cart, await this.quote(cart.lines.map(basketLineOf), customerId, cart));
  }

  /** Without a kitchen where only the lines matter. */
  async quote(
    lines: readonly BasketLine[],
    customerId: number,
    { kitchenCode, fulfillment }: Pick<CartRow, 'kitchenCode' | 'fulfillment'> = {
      kitchenCode: null,
      fulfillment: 'pickup',
    },
  ): Promise<PricedBasket> {
    const request = { lines, kitchenCode, fulfillment, address: null, promoCode: null, redeemPoints: false };
    return this.quotes.quote(request, customerId);
  }

  /** Any line can be removed, whatever became of its dish. */
  async delete(customerId: number, id: number): Promise<CartView> {
    if (!(await deleteLine(this.db, customerId, id))) throw NotFound();
    return this.of(customerId);
  }

  /** Kitchen and mode stay chosen. */
  async empty(customerId: number): Promise<CartView> {
    await deleteAllLines(this.db, customerId);
    return this.of(customerId);
  }

  async choose(customerId: number, body: CartMetaBody): Promise<CartView> {
    const kitchenId = await this.kitchenId(body.kitchen_code);
    await this.db
      .of(Cart)
      .upsert({ customerId, ...definedOnly({ kitchenId, fulfillment: body.fulfillment }) }, ['customerId']);
    return this.of(customerId);
  }

  private async kitchenId(code: string | null | undefined): Promise<number | null | undefined> {
    if (code == null) return code;
    const kitchen = await this.kitchens.byCode(code);
    if (!kitchen?.isActive) throw fieldRefused('kitchen_code', 'unknown_reference');
    return kitchen.id;
  }
}
