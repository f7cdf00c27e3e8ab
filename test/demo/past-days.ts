import { Temporal } from 'temporal-polyfill';
import { dayIn } from '#kit/time/calendar';
import type { TestService } from '../harness/app';
import type { Client } from '../harness/client';

/** The days of the books from the first entry of the demo data to yesterday, as the API reports them. */
export function pastDays({ db, clock }: TestService, owner: Client) {
  return {
    /** Compares the net sales of each day with these cents, and expects the days before yesterday to be closed. */
    async expectNet(expected: ReadonlyMap<string, number>): Promise<void> {
      const books = await db.row<{ zone: string; first: string }>(
        'SELECT zone, min(day)::text AS first FROM ledger_entry, books_state GROUP BY zone',
      );
      const today = dayIn(books!.zone, clock.now());
      const found: [day: string, cents: number, isClosed: boolean][] = [];
      for (let day = Temporal.PlainDate.from(books!.first); !day.equals(today); day = day.add({ days: 1 })) {
        const { net, closed_at } = (await owner.get(`/api/books/days/${day.toString()}`)).body.data;
        found.push([day.toString(), Math.round(net * 100), closed_at !== null]);
      }
      const yesterday = today.subtract({ days: 1 }).toString();
      expect(found).toEqual(found.map(([day]) => [day, expected.get(day) ?? 0, day !== yesterday]));
    },
  };
}
