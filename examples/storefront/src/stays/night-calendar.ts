import { dataOf } from 'quintet-clients/answers';
import type { StaysSchemas } from 'quintet-clients/stays';
import { daysBetween } from '#kit/days';
import { stays } from './api';

export interface Nights {
  checkIn: string;
  checkOut: string;
}

/** Nights of a home as far as they were read: which are taken, what each costs, where a booking may begin and end. */
export class NightCalendar {
  private readonly taken = new Set<string>();
  private readonly prices = new Map<string, StaysSchemas['NightPriceView']>();

  /** @param own nights of the guest's own booking, which new dates of it may keep */
  constructor(
    private readonly slug: string,
    private readonly own?: Nights,
  ) {}

  async read(from: string, to: string): Promise<void> {
    const params = { path: { slug: this.slug }, query: { from, to } };
    const [held, prices] = await Promise.all([
      dataOf(stays.GET('/api/stays/{slug}/availability', { params })),
      dataOf(stays.GET('/api/stays/{slug}/prices', { params })),
    ]);
    for (const day of daysBetween(from, to)) this.taken.delete(day);
    for (const day of held.nights) if (!this.isOwn(day)) this.taken.add(day);
    for (const price of prices) this.prices.set(price.date, price);
  }

  isTaken = (day: string): boolean => this.taken.has(day);

  priceOf = (day: string) => this.prices.get(day);

  canArrive = (day: string): boolean => this.prices.get(day)?.arrival ?? true;

  canLeave = (day: string): boolean => this.prices.get(day)?.departure ?? true;

  areFree = ({ checkIn, checkOut }: Nights): boolean => daysBetween(checkIn, checkOut).every(day => !this.isTaken(day));

  private isOwn = (day: string): boolean =>
    this.own !== undefined && this.own.checkIn <= day && day < this.own.checkOut;
}
