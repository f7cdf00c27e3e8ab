import { Ids } from '#kit/fields/shape-fields';

export class WishlistMergeBody {
  @Ids({ description: 'dishes; ids that are not on the menu are passed over', example: [4, 7] })
  product_ids: number[];
}
