import { Id } from '#kit/fields/number-fields';
import { Stars } from '#shared/reviews/stars';
import { Text } from '#kit/fields/text-fields';

const COMMENT = { min: 0, max: 2000, optional: true, nullable: true, example: 'Smoky, tender, plenty of it.' } as const;

export class ReviewBody {
  @Id({ description: 'the dish' })
  product_id: number;

  @Stars()
  rating: number;

  @Text(COMMENT)
  comment?: string | null;
}

export class ReviewChangeBody {
  @Stars({ optional: true })
  rating?: number;

  @Text(COMMENT)
  comment?: string | null;
}
