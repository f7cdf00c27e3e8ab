import { Customers1767225700002 } from '../../../../migrations/food/1767225700002-customers';
import type { Feature } from '../../../kit/service/feature';
import { Customer } from './customer.entity';
import { CustomersModule } from './customers.module';

export const customers: Feature = {
  module: CustomersModule,
  entities: [Customer],
  migrations: [Customers1767225700002],
};
