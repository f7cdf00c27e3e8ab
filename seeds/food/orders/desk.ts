import { Temporal } from 'temporal-polyfill';
import type { Kitchen } from '#services/food/kitchens/kitchen.entity';
import { leadMinutes } from '#services/food/kitchens/open-now';
import type { OrderRow } from '#services/food/orders/orders.queries';
import { orderDraft } from '#services/food/placement/order-draft';
import type { PlacementBody } from '#services/food/placement/placement.dto';
import { priceBasket } from '#services/food/pricing/price-basket';
import type { BasketLine, PromoTerms } from '#services/food/pricing/pricing.types';
import type { Quote } from '#services/food/pricing/quote.types';
import { pick } from '../pictures/canvas';
import { Baskets, type Counter, startingPrices } from './baskets';
import { wishes } from './guests-data';
import { Ledger } from './ledger';
import { type DemoPerson, hasDemoSignIn } from './people';
import type { OrderPlan } from './plans';
import { stepsOf } from './progress';
import type { OrderNumbers } from './storing';

const NOTHING_HELD = { holdsScarce: false, holdMinutes: 0, slot: null };

/** When a kitchen has an order for now ready. */
const promisedAt = (kitchen: Kitchen, placed: Temporal.Instant): Date =>
  new Date(placed.add({ minutes: leadMinutes(kitchen, placed) }).epochMilliseconds);

const SOLD_OUT_FOR = Temporal.Duration.from({ hours: 72 });
const SUMMER = [6, 7, 8] as const;
const FAMILY_BASKET_CENTS = 5500;
/** Nobody redeems points for an order that costs next to nothing then. */
const MIN_TOTAL_CENTS = 500;

/** Takes the planned orders one after the other. */
export class OrderDesk {
  readonly ledger = new Ledger();
  private readonly baskets: Baskets;
  private readonly prices = startingPrices();
  private readonly known = new Set<string>();
  private readonly promos: ReadonlyMap<string, PromoTerms>;

  constructor(
    private readonly counter: Counter,
    promos: readonly PromoTerms[],
    private readonly now: Temporal.Instant,
    private readonly random: () => number,
  ) {
    this.baskets = new Baskets(counter, random);
    // The code that is over was good in its months.
    this.promos = new Map(promos.map(promo => [promo.code, { ...promo, isActive: true }]));
  }

  place(plan: OrderPlan, numbers: OrderNumbers): OrderRow {
    const { person, placed, way, seconds, paymentStatus } = plan;
    const { customerId, kitchen, name, email, locale } = person;
    const quote = this.quote(plan);
    if (!quote.delivery.available || quote.changes.length + quote.refusals.length > 0)
      throw new Error(`the demo order of ${name} cannot be placed`);
    const draft = orderDraft(
      { body: this.body(plan), customerId, language: locale },
      { name, email, returnUrls: null },
      {
        quote: { ...quote, kitchen, ...NOTHING_HELD, promisedAt: promisedAt(kitchen, placed) },
        shownTotalCents: null,
      },
      { numbers, account: null, visitor: null },
      placed,
    );
    const placedBy = customerId === null ? 'guest' : 'customer';
    const timeline = stepsOf(way, seconds, placed, placedBy, this.random());
    const updated_at = new Date(timeline.at(-1)!.at);
    const order = { ...draft, status: way.at(-1)!, payment_status: paymentStatus, updated_at, timeline };
    this.ledger.add(order);
    this.known.add(email);
    return order;
  }

  private quote(plan: OrderPlan): Quote {
    const { person, placed } = plan;
    const soldOut = Temporal.Duration.compare(placed.until(this.now), SOLD_OUT_FOR) < 0;
    const lines = this.baskets.next(person.locale, soldOut, each => this.priced(plan, each).delivery.available);
    const promo = this.promo(plan, this.priced(plan, lines).subtotalCents);
    const quote = this.priced(plan, lines, promo, this.redeems(plan));
    return quote.totalCents < MIN_TOTAL_CENTS ? this.priced(plan, lines, promo) : quote;
  }

  /** Customers with a demo sign-in redeem as soon as enough points stay for a visitor to redeem. */
  private redeems({ person: { customerId, email }, placed }: OrderPlan): boolean {
    if (customerId === null || !hasDemoSignIn(email)) return this.random() < 0.3;
    return this.ledger.balance(customerId, placed) >= 2 * this.prices.rewardsRedeemPoints;
  }

  private priced(
    { person: { customerId }, placed, fulfillment }: OrderPlan,
    lines: readonly BasketLine[],
    promo: PromoTerms | null = null,
    redeemPoints = false,
  ): Quote {
    const pointsBalance = customerId === null ? null : this.ledger.balance(customerId, placed);
    const promoCode = promo?.code ?? null;
    const basket = { lines, fulfillment, deliveryCheck: null, promoCode, promo, redeemPoints, pointsBalance };
    return priceBasket(basket, this.counter.menu, this.prices);
  }

  /** One for the first order, one for a big basket and one for the summer; most people give none. */
  private promo({ person, placed }: OrderPlan, subtotalCents: number): PromoTerms | null {
    const code = this.promoCode(person, placed, subtotalCents);
    return (code && this.random() < 0.4 && this.promos.get(code)) || null;
  }

  private promoCode({ email, kitchen }: DemoPerson, placed: Temporal.Instant, subtotalCents: number): string | null {
    if (!this.known.has(email)) return 'WELCOME10';
    if (subtotalCents >= FAMILY_BASKET_CENTS) return 'FAMILY15';
    const { month } = placed.toZonedDateTimeISO(kitchen.timeZone);
    return SUMMER.some(each => each === month) ? 'SUMMER20' : null;
  }

  private body({ person, fulfillment }: OrderPlan): PlacementBody {
    const { kitchen, address, phone, locale } = person;
    const wish = this.random() < 0.25 ? pick(wishes[locale].door, this.random) : null;
    return {
      lines: [],
      kitchen_code: kitchen.code,
      fulfillment,
      address,
      phone,
      payment_method: 'demo',
      terms_accepted: true,
      delivery_instructions: fulfillment === 'delivery' ? wish : null,
      locale,
    };
  }
}
