import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { definedOnly } from '#kit/database/defined-only';
import { NotFound } from '#kit/http/refusal';
import type { Bilingual } from '#kit/language/language';
import type { FaqEntryBody, FaqEntryChangeBody } from './faq.dto';
import { FaqEntry } from './faq-entry.entity';

@Injectable()
export class Faq {
  constructor(private readonly db: Database) {}

  /** In the order of the home page; visitors see active entries only. */
  async list({ withHidden }: { withHidden: boolean }): Promise<FaqEntry[]> {
    return this.db.of(FaqEntry).find({
      where: withHidden ? {} : { isActive: true },
      order: { sortOrder: 'ASC', id: 'ASC' },
    });
  }

  async create(body: FaqEntryBody): Promise<FaqEntry> {
    const repository = this.db.of(FaqEntry);
    return repository.save(
      repository.create({
        question: texts(body.question),
        answer: texts(body.answer),
        sortOrder: body.sort_order ?? (await this.placeAtTheEnd()),
        isActive: body.is_active ?? true,
      }),
    );
  }

  async change(id: number, body: FaqEntryChangeBody): Promise<FaqEntry> {
    const repository = this.db.of(FaqEntry);
    const entry = await repository.findOneBy({ id });
    if (!entry) throw NotFound();
    const values = definedOnly({
      question: body.question && texts(body.question),
      answer: body.answer && texts(body.answer),
      sortOrder: body.sort_order,
      isActive: body.is_active,
    });
    return repository.save(Object.assign(entry, values));
  }

  async delete(id: number): Promise<null> {
    const { affected } = await this.db.of(FaqEntry).delete({ id });
    if (!affected) throw NotFound();
    return null;
  }

  private async placeAtTheEnd(): Promise<number> {
    const last = await this.db.of(FaqEntry).maximum('sortOrder');
    return last === null ? 0 : last + 1;
  }
}

const texts = ({ en, ar }: Bilingual): Bilingual => ({ en, ar });
