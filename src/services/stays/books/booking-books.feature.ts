import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { BookingBooksController } from './booking-books.controller';
import { BookingBooks } from './booking-books.service';
import { bookingBooksOffice } from './booking-books.office';

export const bookingBooks: Feature = {
  controllers: [BookingBooksController],
  providers: [BookingBooks],
  tables: ['stays/books'],
  routines: routinesIn(__dirname, 'charge_postings', 'post_charge'),
  office: bookingBooksOffice,
};
