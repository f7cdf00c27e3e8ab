import { SetMetadata, type Type } from '@nestjs/common';
import type { AppRequest } from '../http/request';

const ADDRESS_CHECK = 'address check';

/** Checks whether an address leads to a record. */
export interface AddressCheck {
  isKnown: (request: AppRequest) => Promise<boolean>;
}

/**
 * For a controller whose paths with a free segment overlap with those of another audience. With a token of that audience, an
 * address without a record is 404, and one with a record is 401 `wrong_audience`.
 */
export const ChecksAddress = (check: Type<AddressCheck>) => SetMetadata(ADDRESS_CHECK, check);

export const addressCheckOf = (controller: object): Type<AddressCheck> | undefined =>
  Reflect.getMetadata(ADDRESS_CHECK, controller) as Type<AddressCheck> | undefined;
