import { Controller, Get, Param } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { Describe, DescribePath, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound } from '#kit/refusals/refusal';
import { BookingBooks } from './booking-books.service';
import { BookingBooksView } from './booking-books.view';

@ApiTags('Books')
@DescribePath({ reference: 'Reference of the booking.' })
@Controller('bookings/manage')
export class BookingBooksController {
  constructor(private readonly books: BookingBooks) {}

  @Get(':reference/books')
  @Requires('bookings.view')
  @Returns('The books of one booking', BookingBooksView, NotFound)
  @Describe(
    'Returns what was charged, received and refunded for a booking, and the entries that prove it. All amounts are 0',
    'until money arrives.',
  )
  one(@Param('reference') reference: string): Promise<BookingBooksView> {
    return this.books.get(reference);
  }
}
