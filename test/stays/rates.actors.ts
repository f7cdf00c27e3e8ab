import type { Answer } from '../harness/client';
import { visitor } from './payments.actors';
import { bookingBody, type Stays } from './stays';

/** Books from an address of its own. */
export const book = (stays: Stays, values: Record<string, unknown>): Promise<Answer> =>
  visitor(stays).post('/api/bookings', bookingBody(values));

export const quoteOf = async ({ anonymous }: Stays, slug: string, checkIn: string, checkOut: string, guests = 2) =>
  (await anonymous.get(`/api/stays/${slug}/quote?checkIn=${checkIn}&checkOut=${checkOut}&guests=${guests}`)).body.data;

/** The text of the mail to the address. */
export async function mailOf({ service }: Stays, address: string): Promise<string> {
  await service.doJobs();
  return service.mailbox.list().find(({ to }) => to === address)!.text;
}
