import { BookingBooks1767400090420 } from '#migrations/stays/1767400090420-booking-books';
import { BookingPriceBooks1767400091720 } from '#migrations/stays/1767400091720-booking-price-books';
import { DepositBooks1767400092020 } from '#migrations/stays/1767400092020-deposit-books';
import type { Feature } from '#kit/service/feature';
import { BookingBooksController } from './booking-books.controller';
import { BookingBooks } from './booking-books.service';

export const bookingBooks: Feature = {
  controllers: [BookingBooksController],
  providers: [BookingBooks],
  migrations: [BookingBooks1767400090420, BookingPriceBooks1767400091720, DepositBooks1767400092020],
};
