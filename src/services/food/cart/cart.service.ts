import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { definedOnly } from '#kit/database/defined-only';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { Kitchens } from '../kitchens/kitchens.service';
import type { BasketLine } from '../pricing/pricing.types';
import { QuoteHelp } from '../pricing/quote-help';
import type { PricedBasket, QuoteRequest } from '../pricing/priced-basket';
import { Quotes } from '../pricing/quotes.service';
import { BasketTokens } from '../quote-tokens/basket-tokens.service';
import type { CartMetaBody } from './cart.dto';
import { Cart } from './cart.entity';
import { CartLine } from './cart-line.entity';
import { basketLineOf, type CartLineRow, type CartRow, storedCart } from './cart.queries';
import { type CartView, cartView } from './cart.view';

interface PricedLines {
  quote: PricedBasket;
  existing: CartLineRow[];
}

const EMPTY_LINE = { quantity: 1, instructions: null, shownUnitPriceCents: null, options: [] };
const NO_KITCHEN = { kitchenCode: null, fulfillment: 'pickup' } as const;

/** Prices lines without a kitchen unless one is given. */
const linesRequest = (
  lines: readonly BasketLine[],
  { kitchenCode, fulfillment }: Pick<CartRow, 'kitchenCode' | 'fulfillment'> = NO_KITCHEN,
): QuoteRequest => ({
  lines,
  kitchenCode,
  fulfillment,
  address: null,
  promoCode: null,
  redeemPoints: false,
  tip: null,
  scheduledFor: null,
});

/** A customer's cart, priced as at checkout. Placing an order does not change it. */
@Injectable()
export class Carts {
  constructor(
    private readonly db: Database,
    private readonly quotes: Quotes,
    private readonly kitchens: Kitchens,
    private readonly tokens: BasketTokens,
    private readonly help: QuoteHelp,
  ) {}

  async of(customerId: number): Promise<CartView> {
    const { quote, extra: cart } = await this.quotes.quoteStored<CartRow>(storedCart(customerId), customerId, stored =>
      linesRequest(stored.lines.map(basketLineOf), stored),
    );
    return cartView(cart, { ...this.tokens.withToken(quote), help: await this.help.of(quote) });
  }

  /** Prices lines that are not in the cart, and reads the cart, in one statement. */
  async priceLines(customerId: number, lines: readonly BasketLine[]): Promise<PricedLines> {
    const { quote, extra } = await this.quotes.quoteWith<CartRow>(
      linesRequest(lines),
      customerId,
      storedCart(customerId).json,
    );
    return { quote, existing: extra.lines };
  }

  /** As `priceLines`, for a line derived from a stored one. @param choices ids of dishes by slot that the offer may choose */
  async priceChangedLine(
    customerId: number,
    derive: (existing: CartLineRow[]) => BasketLine,
    choices: Readonly<Record<string, number>> = {},
  ): Promise<PricedLines & { line: BasketLine }> {
    let line: BasketLine | undefined;
    const { quote, extra } = await this.quotes.quoteStored<CartRow>(
      storedCart(customerId),
      customerId,
      cart => linesRequest([(line = derive(cart.lines))]),
      Object.values(choices).map(productId => ({ ...EMPTY_LINE, productId })),
    );
    return { quote, existing: extra.lines, line: line! };
  }

  /** Deletes a line, even if its dish no longer exists. @throws NotFound */
  async delete(customerId: number, id: number): Promise<CartView> {
    const { affected } = await this.db.of(CartLine).delete({ customerId, id });
    if (!affected) throw NotFound();
    return this.of(customerId);
  }

  /** Deletes all lines, but keeps kitchen and mode. */
  async empty(customerId: number): Promise<CartView> {
    await this.db.of(CartLine).delete({ customerId });
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
