import { Id } from '#kit/fields/number-fields';

export class WishlistMergeBody {
  @Id({ list: true, description: 'Ids of dishes; those that are not on the menu are ignored.', example: [4, 7] })
  product_ids: number[];
}
