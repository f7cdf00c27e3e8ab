import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { definedOnly } from '#kit/database/defined-only';
import { mapPage, type Page, type PageRules, readPage } from '#kit/http/page';
import { fieldRefused, NotFound } from '#kit/http/refusal';
import { dayBounds, parseDay } from '#kit/time/calendar';
import { Settings } from '#shared/settings/settings';
import type { InquiryChangeBody, InquiryListQuery } from './inquiries.dto';
import { findInquiry, type InquiryCounts, inquiryPage, isStayOfInquiries } from './inquiries.queries';
import { Inquiry } from './inquiry.entity';
import { type InquiryView, inquiryView } from './inquiry.view';

const PAGES: PageRules = { sizeNames: ['page_size'], default: 20, max: 50 };

/** Inquiries as the team sees and answers them. */
@Injectable()
export class InquiryHandling {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
  ) {}

  async list(query: InquiryListQuery): Promise<{ page: Page<InquiryView>; counts: InquiryCounts }> {
    const { status, q, stay, from, to } = query;
    if (stay && !(await isStayOfInquiries(this.db, stay))) throw fieldRefused('stay', 'unknown_reference');
    const filter = { status, q, stay, ...(from || to ? await this.received(from, to) : {}) };
    const { page, counts } = await inquiryPage(this.db, filter, readPage({ ...query }, PAGES));
    return { page: mapPage(page, inquiryView), counts };
  }

  async detail(id: number): Promise<InquiryView> {
    const row = await findInquiry(this.db, id);
    if (!row) throw NotFound();
    return inquiryView(row);
  }

  /** What is sent is changed; `null` and blank notes are no notes. */
  async change(id: number, { status, admin_notes }: InquiryChangeBody): Promise<InquiryView> {
    await this.db.transaction(async () => {
      const inquiries = this.db.of(Inquiry);
      const inquiry = await inquiries.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!inquiry) throw NotFound();
      const adminNotes = admin_notes === undefined ? undefined : admin_notes || null;
      await inquiries.save(Object.assign(inquiry, definedOnly({ status, adminNotes })));
    });
    return this.detail(id);
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
