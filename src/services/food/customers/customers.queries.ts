import { Injectable } from '@nestjs/common';
import { mapPage, type Page } from '#kit/http/page';
import type { RowOf } from '#kit/views/view';
import { PersonQueries } from '#shared/people/person-queries';
import { CUSTOMERS } from './customer-accounts';
import { CustomerRecordView, CustomerView } from './customer.view';
import type { CustomerFilters } from './customers-staff.dto';

type OwnRow = RowOf<typeof CustomerView>;
type RecordRow = RowOf<typeof CustomerRecordView>;

const RECORD = CustomerRecordView.columns('person', {
  orders_count: '(SELECT count(*) FROM customer_order WHERE customer_order.customer_id = person.id)',
});

@Injectable()
export class CustomerQueries {
  constructor(private readonly people: PersonQueries) {}

  async getProfile(id: number): Promise<CustomerView> {
    return CustomerView.of(await this.people.byId<OwnRow>(CUSTOMERS, id, CustomerView.columns('person')));
  }

  async record(id: number): Promise<CustomerRecordView> {
    return CustomerRecordView.of(await this.people.byId<RecordRow>(CUSTOMERS, id, RECORD));
  }

  async get(username: string, among: { deleted: boolean }): Promise<CustomerRecordView> {
    const selection = { columns: RECORD, ...among };
    return CustomerRecordView.of(await this.people.byUsername<RecordRow>(CUSTOMERS, username, selection));
  }

  async list(filters: CustomerFilters, among: { deleted: boolean }): Promise<Page<CustomerRecordView>> {
    const selection = { columns: RECORD, ...among, filters, order: orderOf(filters) };
    const page = await this.people.page<RecordRow>(CUSTOMERS, selection, filters.pageRequest);
    return mapPage(page, CustomerRecordView.of);
  }
}

function orderOf({ sort_by = 'updated_at', sort_order = 'desc' }: CustomerFilters): string {
  return `person.${sort_by} ${sort_order}, person.id ${sort_order}`;
}
