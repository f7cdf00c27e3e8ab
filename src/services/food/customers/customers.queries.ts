import { Injectable } from '@nestjs/common';
import type { Page } from '#kit/http/page';
import { PersonQueries } from '#shared/people/person-queries';
import { CUSTOMERS } from './customer-accounts';
import type { CustomerRecordView, CustomerView } from './customer.view';
import { type CustomerFilters, requestedPage } from './customers-staff.dto';

const OWN_COLUMNS = `id, username, first_name, last_name, email, phone, is_verified, reward_points, created_at, updated_at`;

const COLUMNS = `${OWN_COLUMNS}, deleted_at,
  (SELECT count(*) FROM customer_order WHERE customer_order.customer_id = customer.id) AS orders_count`;

/** What is read of customers. */
@Injectable()
export class CustomerQueries {
  constructor(private readonly people: PersonQueries) {}

  async profile(id: number): Promise<CustomerView> {
    return this.people.byId(CUSTOMERS, id, OWN_COLUMNS);
  }

  async record(id: number): Promise<CustomerRecordView> {
    return this.people.byId(CUSTOMERS, id, COLUMNS);
  }

  async one(username: string, among: { deleted: boolean }): Promise<CustomerRecordView> {
    return this.people.byUsername(CUSTOMERS, username, { columns: COLUMNS, ...among });
  }

  async page(filters: CustomerFilters, among: { deleted: boolean }): Promise<Page<CustomerRecordView>> {
    const selection = { columns: COLUMNS, ...among, filters, order: orderOf(filters) };
    return this.people.page(CUSTOMERS, selection, requestedPage(filters));
  }
}

function orderOf({ sort_by = 'updated_at', sort_order = 'desc' }: CustomerFilters): string {
  return `${sort_by} ${sort_order}, id ${sort_order}`;
}
