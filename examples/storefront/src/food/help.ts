import type { FoodSchemas } from 'quintet-clients/food';
import { h } from '#kit/element';
import { money, upcoming } from '#kit/format';
import { inLanguage } from '#kit/language';
import { addLine, basket, changeBasket } from './basket';
import type { Quote } from './shop';
import { w } from './words';

type Help = FoodSchemas['QuoteHelpView'];

/** What would work instead: buttons that change the basket to it. */
export function helpOf({ help, currency }: Quote): HTMLElement | undefined {
  const ways = help
    ? [...openings(help), ...times(help), ...kitchens(help), ...additions(help, currency), ...instead(help, currency)]
    : [];
  return ways.length > 0 ? h('ul', { class: 'ways', 'aria-label': w('instead') }, ...ways) : undefined;
}

const way = (label: string, act: () => unknown): HTMLElement =>
  h('li', {}, h('button', { type: 'button', onclick: act }, label));

const openings = ({ next_opening: at }: Help): HTMLElement[] =>
  at ? [h('li', {}, w('opensAgain', { time: upcoming(at) }))] : [];

const times = ({ next_slots: slots = [] }: Help): HTMLElement[] =>
  slots.map(({ starts_at: at }) =>
    way(w('orderFor', { time: upcoming(at) }), () => changeBasket({ scheduled_for: at })),
  );

function kitchens({ other_kitchens: others = [], pickup_possible: pickup }: Help): HTMLElement[] {
  const { fulfillment } = basket();
  const open = others.filter(({ open_now, delivers }) => open_now && (fulfillment === 'pickup' || delivers));
  const rows = open.map(({ code, name }) =>
    way(w('orderAt', { kitchen: inLanguage(name) }), () => changeBasket({ kitchen_code: code })),
  );
  const pick = () => changeBasket({ fulfillment: 'pickup', kitchen_code: undefined });
  return pickup && fulfillment === 'delivery' ? [...rows, way(w('pickItUp'), pick)] : rows;
}

const additions = ({ additions: dishes = [] }: Help, currency: string): HTMLElement[] =>
  dishes.map(({ product_id, name, price }) =>
    way(w('addDish', { dish: inLanguage(name), price: money(price, currency) }), () =>
      addLine({ product_id, quantity: 1, options: [], unit_price: price, chosen: [] }),
    ),
  );

/** Dishes like those that cannot be had. */
const instead = ({ lines = [] }: Help, currency: string): HTMLElement[] =>
  lines.flatMap(({ line, alternatives }) =>
    alternatives.map(({ product_id, name, price }) =>
      way(w('takeDish', { dish: inLanguage(name), price: money(price, currency) }), () => {
        const { lines: chosen } = basket();
        const quantity = chosen[line]?.quantity ?? 1;
        const dish = { product_id, quantity, options: [], unit_price: price, chosen: [] };
        changeBasket({ lines: chosen.map((each, at) => (at === line ? dish : each)) });
      }),
    ),
  );
