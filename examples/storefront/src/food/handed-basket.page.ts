import { redirect } from '#kit/frame';
import type { Bilingual } from '#kit/language';
import type { Page } from '#kit/router';
import { changeBasket, type Line } from './basket';

const MAX_LINES = 50;

/** `/basket#…`: takes the basket that the widget on another page put together, in place of the one that was here. */
export function handedBasketPage(): Page {
  const handed = parsed(decodeURIComponent(location.hash.slice(1)));
  const lines = Array.isArray(handed['lines']) ? handed['lines'].slice(0, MAX_LINES).filter(isLine) : [];
  if (lines.length > 0) {
    const { kitchen_code: kitchen } = handed;
    changeBasket({ lines, kitchen_code: typeof kitchen === 'string' ? kitchen : undefined, promo_code: undefined });
  }
  return redirect('/cart')();
}

function parsed(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Anybody can write such an address; the quote checks what dishes and prices are. */
function isLine(value: unknown): value is Line {
  const { product_id, quantity, unit_price, options, chosen } = (value ?? {}) as Partial<Record<keyof Line, unknown>>;
  return (
    Number.isInteger(product_id) &&
    Number.isInteger(quantity) &&
    typeof unit_price === 'number' &&
    isListOf(options, ({ group, choice }: { group?: unknown; choice?: unknown }) => isText(group) && isText(choice)) &&
    isListOf(chosen, ({ en, ar }: Partial<Bilingual>) => isText(en) && isText(ar))
  );
}

const isText = (value: unknown): boolean => typeof value === 'string';

const isListOf = <Item>(value: unknown, isItem: (item: Item) => boolean): boolean =>
  Array.isArray(value) && value.every(item => isItem((item ?? {}) as Item));
