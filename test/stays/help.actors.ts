import { day, makeBlock, makeStay } from './factories';
import { bookingBody, type Stays } from './stays';

export interface Wanted {
  from: number;
  to: number;
  guests?: number;
}

export const queryOf = ({ from, to, guests = 2 }: Wanted) =>
  `checkIn=${day(from)}&checkOut=${day(to)}&guests=${guests}`;

/** Calls of guests, and stays with blocks. */
export const helpActors = (stays: () => Stays) => ({
  ask: (slug: string, wanted: Wanted) => stays().anonymous.get(`/api/stays/${slug}/nearest?${queryOf(wanted)}`),
  book: (slug: string, { from, to, guests = 2 }: Wanted, more: object = {}) => {
    const wanted = { stay_slug: slug, check_in: day(from), check_out: day(to), guests };
    return stays().anonymous.post('/api/bookings', bookingBody({ ...wanted, ...more }));
  },
  stayWith: async (held: readonly [from: number, to: number][], values: Parameters<typeof makeStay>[1] = {}) => {
    const { db } = stays().service;
    const stay = await makeStay(db, values);
    for (const [from, to] of held) await makeBlock(db, { stayId: stay.id, from: day(from), to: day(to) });
    return stay;
  },
});
