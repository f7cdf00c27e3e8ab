import { changeOf } from '#kit/fields/change-of';
import { Id } from '#kit/fields/number-fields';
import { Stars } from '#shared/reviews/stars';
import { Text } from '#kit/fields/text-fields';

export class ReviewBody {
  @Id({ description: 'Id of the dish.' })
  product_id: number;

  @Stars({ description: 'Number of stars, 1 to 5.' })
  rating: number;

  @Text({
    min: 0,
    max: 2000,
    optional: true,
    nullable: true,
    example: 'Smoky, tender, plenty of it.',
    description: 'Comment of the customer; null without one.',
  })
  comment?: string | null;
}

export class ReviewChangeBody extends changeOf(ReviewBody, 'product_id') {}
