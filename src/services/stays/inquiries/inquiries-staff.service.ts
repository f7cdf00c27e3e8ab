import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listWithCounts } from '#kit/database/list';
import { Records } from '#kit/database/records';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { dayBounds, parseDay } from '#kit/time/calendar';
import { Settings } from '#shared/settings/settings';
import { countedPage } from '../stays.pages';
import type { InquiryChangeBody, InquiryListQuery } from './inquiries.dto';
import { findInquiry, inquiryList, isStayOfInquiries } from './inquiries.queries';
import { Inquiry, INQUIRY_STATUSES, type InquiryStatus } from './inquiry.entity';
import { type InquiryRow, InquiryView } from './inquiry.view';

@Injectable()
export class InquiriesStaffService {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly settings: Settings,
  ) {}

  async list({ status, q, stay, from, to, pageRequest }: InquiryListQuery) {
    if (stay && !(await isStayOfInquiries(this.db, stay))) throw fieldRefused('stay', 'unknown_reference');
    const list = inquiryList({ q, stay, ...(from || to ? await this.received(from, to) : {}) });
    const statuses = { statuses: INQUIRY_STATUSES, column: 'i.status', selected: status };
    const page = await listWithCounts<InquiryRow, InquiryStatus>(this.db, pageRequest, list, statuses);
    return countedPage(page, InquiryView.of);
  }

  async get(id: number): Promise<InquiryView> {
    const row = await findInquiry(this.db, id);
    if (!row) throw NotFound();
    return InquiryView.of(row);
  }

  /** Omitted fields stay as they are; `null` and blank notes delete the notes. */
  async update(id: number, { status, admin_notes }: InquiryChangeBody): Promise<InquiryView> {
    const adminNotes = admin_notes === undefined ? undefined : admin_notes || null;
    await this.records.update(Inquiry, id, () => ({ status, adminNotes }));
    return this.get(id);
  }

  private async received(from: string | undefined, to: string | undefined) {
    const zone = await this.settings.value('timezone', 'string');
    const bounds = (text: string | undefined) => {
      const day = text === undefined ? undefined : parseDay(text);
      return day && dayBounds(day, zone);
    };
    return {
      receivedFrom: bounds(from)?.start.toString(),
      receivedBefore: bounds(to)?.end.toString(),
    };
  }
}
