import { Injectable } from '@nestjs/common';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import type { FaqEntryBody, FaqEntryChangeBody } from './faq.dto';
import { FaqEntry } from './faq-entry.entity';
import { FaqEntryView } from './faq-entry.view';

const SELECT = `SELECT ${FaqEntryView.columns<FaqEntry>('f')} FROM faq_entry f`;

@Injectable()
export class Faq {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
  ) {}

  async list(which: 'visible' | 'all'): Promise<FaqEntryView[]> {
    const where = which === 'visible' ? 'WHERE f.is_active' : '';
    const rows = await this.db.rows<RowOf<typeof FaqEntryView>>(`${SELECT} ${where} ORDER BY f.sort_order, f.id`);
    return rows.map(FaqEntryView.of);
  }

  async create(body: FaqEntryBody): Promise<FaqEntryView> {
    return this.get(
      await this.records.create(FaqEntry, faqColumns(body), { positionColumn: 'sortOrder', firstPosition: 0 }),
    );
  }

  async update(id: number, body: FaqEntryChangeBody): Promise<FaqEntryView> {
    await this.records.update(FaqEntry, id, () => faqColumns(body));
    return this.get(id);
  }

  async delete(id: number): Promise<void> {
    await this.records.delete(FaqEntry, id);
  }

  private async get(id: number): Promise<FaqEntryView> {
    const row = await this.db.rowOr<RowOf<typeof FaqEntryView>>(NotFound, `${SELECT} WHERE f.id = $1`, [id]);
    return FaqEntryView.of(row);
  }
}

const faqColumns = bodyColumns<FaqEntryBody, FaqEntry>();
