import { Id } from '#kit/fields/number-fields';

export class WishlistMergeBody {
  @Id({ list: true, description: 'dishes; ids that are not on the menu are passed over', example: [4, 7] })
  product_ids: number[];
}
