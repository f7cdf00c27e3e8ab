import { changeOf } from '#kit/fields/change-of';
import { Whole } from '#kit/fields/number-fields';
import { Choice } from '#kit/fields/query-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { CatalogueQuery, KeyedBody } from '../catalogue/catalogue.dto';
import { FILTER } from '../fitness.pages';
import { DEVICE_METRICS, DEVICE_KINDS, type DeviceMetric, type DeviceKind } from './device.entity';

export class DeviceBody extends KeyedBody {
  @Text({ max: 100, example: 'Apple' })
  maker: string;

  @OneOf(DEVICE_KINDS, { description: 'Kind of device.' })
  kind: DeviceKind;

  @OneOf(DEVICE_METRICS, { list: true, optional: true, description: 'Daily figures it can send; none when left out.' })
  figures?: DeviceMetric[];

  @Whole({
    optional: true,
    max: 100_000,
    example: 3,
    description: 'Position in the list that members see; 0 when left out.',
  })
  position?: number;
}

export class DeviceChangeBody extends changeOf(DeviceBody) {}

export class ManagedDevicesQuery extends CatalogueQuery {
  @Choice(DEVICE_KINDS, { ...FILTER, description: 'Filter by kind.' })
  kind?: DeviceKind;
}
