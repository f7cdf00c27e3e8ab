import type { FoodSchemas } from 'quintet-clients/food';
import type { Bilingual } from '#kit/language';

export interface CartLine {
  product_id: number;
  quantity: number;
  options: FoodSchemas['ChosenOptionBody'][];
  unit_price: number;
  /** Names of the chosen options. */
  chosen: Bilingual[];
  name: Bilingual;
}

/** What was chosen; forgotten when the page is left. */
export class Cart {
  lines: CartLine[] = [];

  constructor(private readonly changed: () => void) {}

  add(line: CartLine): void {
    const same = this.lines.findIndex(each => keyOf(each) === keyOf(line));
    if (same >= 0) return this.change(same, line.quantity);
    this.lines = [...this.lines, line];
    this.changed();
  }

  change(index: number, step: number): void {
    const changed = this.lines.map((line, at) => (at === index ? { ...line, quantity: line.quantity + step } : line));
    this.lines = changed.filter(({ quantity }) => quantity > 0);
    this.changed();
  }

  /** Counted in cents, so that the sum is exact. */
  subtotal(): number {
    return this.lines.reduce((cents, line) => cents + Math.round(line.unit_price * 100) * line.quantity, 0) / 100;
  }
}

const keyOf = ({ product_id, options }: CartLine): string => JSON.stringify([product_id, options]);

/** The page of the site that takes the basket: it is in the fragment, which no server sees. */
export function addressOf(site: string, kitchen_code: string, { lines }: Cart): string {
  const handed = { kitchen_code, lines: lines.map(({ name: _shownOnly, ...line }) => line) };
  return `${site}/basket#${encodeURIComponent(JSON.stringify(handed))}`;
}
