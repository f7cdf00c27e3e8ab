import type { Type } from '@nestjs/common';
import { Choice } from '#kit/fields/query-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { type PagedQuery, PageQuery } from '#kit/http/page-query';
import type { PageRules } from '#kit/http/page';
import {
  DIFFERENCE_STATUSES,
  DIFFERENCE_TYPES,
  type DifferenceStatus,
  type DifferenceType,
  REPAIR_ACTIONS,
  type RepairAction,
} from './payment-difference.entity';

/** Unknown values are refused: ignoring them would hide differences. */
const REFUSED = { unknown: 'refuse', repeated: 'ignore' } as const;

export interface DifferenceFilter extends PagedQuery {
  status?: DifferenceStatus;
  type?: DifferenceType;
}

export function differenceListQuery(sizeNames: PageRules['sizeNames']): Type<DifferenceFilter> {
  class DifferenceQuery extends PageQuery({ sizeNames, default: 20, max: 100 }) {
    @Choice(DIFFERENCE_STATUSES, { ...REFUSED, description: 'Differences with this status.' })
    status?: DifferenceStatus;

    @Choice(DIFFERENCE_TYPES, { ...REFUSED, description: 'Differences of this type.' })
    type?: DifferenceType;
  }
  return DifferenceQuery;
}

export class RepairBody {
  @OneOf(REPAIR_ACTIONS, { example: 'settle', description: 'One of the allowed `actions` of the difference.' })
  action: RepairAction;

  @Text({
    max: 500,
    optional: true,
    nullable: true,
    example: 'A test charge',
    description: 'Note; required to `ignore`, and to `cancel`, where it is the reason of the cancellation.',
  })
  note?: string | null;

  @Text({
    min: 8,
    max: 64,
    example: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
    description: 'Idempotency key: a repeated request of the same account returns the first result.',
  })
  client_token: string;
}
