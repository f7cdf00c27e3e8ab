import type { Language } from '#kit/language/language';
import { toCents } from '#kit/money/money';
import { foodSettings } from '#services/food/food.settings';
import type { Dish } from '#services/food/menu/dish.entity';
import type { ComboOffer } from '#services/food/offers/combo-offer.entity';
import type {
  BasketLine,
  Menu,
  MenuDish,
  MenuOptionGroup,
  PricingSettings,
} from '#services/food/pricing/pricing.types';
import { wishes } from './guests-data';

/** What people choose from. Dishes come in menu order, each with how often it is ordered compared to the others. */
export interface Counter {
  menu: Menu;
  dishes: readonly { dish: MenuDish; weight: number; soldOut: boolean }[];
  offers: readonly ComboOffer[];
}

/** The share of the golden section: steps of it fall evenly over the menu, and neighbors fall far from one another. */
const GOLDEN = 0.618_033_988_749_895;
const OFFER_EVERY = 13;

export function counterOf(
  dishes: readonly Dish[],
  offers: readonly ComboOffer[],
  weightOf: (slug: string) => number,
): Counter {
  const shown = dishes.map(({ isAvailable, archivedAt, images, ...dish }) => ({
    soldOut: !isAvailable,
    // The favourites are ordered far more often than the rest.
    weight: weightOf(dish.slug) ** 2,
    // What is sold out today was not in the months before.
    dish: { ...dish, image: images[0] ?? null, isAvailable: true, archived: archivedAt !== null },
  }));
  const menu = {
    dishes: new Map(shown.map(({ dish }) => [dish.id, dish])),
    offers: new Map(offers.map(offer => [offer.id, offer])),
  };
  return { menu, dishes: shown, offers };
}

/** Draws basket after basket; over all of them each dish comes as often as its weight says. */
export class Baskets {
  private drawn = 0;
  private lines = 0;

  constructor(
    private readonly counter: Counter,
    private readonly random: () => number,
  ) {}

  /** @param soldOut whether what is sold out today was so already */
  next(language: Language, soldOut: boolean, isEnough: (lines: readonly BasketLine[]) => boolean): BasketLine[] {
    const lines: BasketLine[] = [];
    const wanted = 1 + Math.floor(this.random() * 2.4) + (this.random() < 0.15 ? 1 : 0);
    while (lines.length < wanted || !isEnough(lines)) lines.push(this.line(language, soldOut));
    return lines;
  }

  private line(language: Language, soldOut: boolean): BasketLine {
    this.lines += 1;
    const quantity = this.random() < 0.8 ? 1 : this.random() < 0.85 ? 2 : 3;
    const dishWishes = wishes[language].dish;
    const instructions = this.random() < 0.07 ? dishWishes[Math.floor(this.random() * dishWishes.length)]! : null;
    const line = { quantity, instructions, shownUnitPriceCents: null };
    if (this.lines % OFFER_EVERY === 0) return { ...line, quantity: 1, ...this.offer() };
    const dish = this.dish(soldOut);
    return { ...line, productId: dish.id, options: dish.optionGroups.flatMap(group => this.options(group)) };
  }

  private dish(soldOut: boolean): MenuDish {
    const possible = this.counter.dishes.filter(each => !(soldOut && each.soldOut));
    this.drawn += 1;
    let left = ((this.drawn * GOLDEN) % 1) * possible.reduce((sum, { weight }) => sum + weight, 0);
    return (possible.find(({ weight }) => (left -= weight) < 0) ?? possible.at(-1)!).dish;
  }

  private offer(): { offerId: number; offerChoices: Record<string, number> } {
    const { offers } = this.counter;
    const offer = offers[(this.lines / OFFER_EVERY) % offers.length]!;
    const offerChoices = Object.fromEntries(
      offer.slots.map(({ name, choices }) => [name, choices[Math.floor(this.random() * choices.length)]!.productId]),
    );
    return { offerId: offer.id, offerChoices };
  }

  /** The first choice of a group is chosen most. */
  private options({ key, required, max, choices }: MenuOptionGroup): { group: string; choice: string }[] {
    const chosen = required ? 1 : this.random() < 0.32 ? Math.min(max, this.random() < 0.25 ? 2 : 1) : 0;
    const first = Math.floor(this.random() ** 2 * choices.length);
    return Array.from({ length: chosen }, (_, index) => ({
      group: key,
      choice: choices[(first + index) % choices.length]!.key,
    }));
  }
}

/** The prices a new service begins with. */
export function startingPrices(): PricingSettings {
  const values = new Map(foodSettings.map(({ key, value }) => [key, Number(value)]));
  const cents = (key: string) => toCents(values.get(key)!);
  return {
    deliveryFeeCents: cents('delivery_fee'),
    pickupFeeCents: cents('pickup_fee'),
    deliveryMinimumCents: cents('delivery_minimum'),
    rewardsPointsPerDollar: values.get('rewards_points_per_dollar')!,
    rewardsRedeemPoints: values.get('rewards_redeem_points')!,
    rewardsRedeemValueCents: cents('rewards_redeem_value'),
  };
}
