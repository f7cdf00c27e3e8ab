import { Injectable, type Type } from '@nestjs/common';
import type { DeepPartial, FindOptionsWhere } from 'typeorm';
import { Database } from '#kit/database/database';
import { definedOnly } from '#kit/database/defined-only';
import { NotFound } from '#kit/refusals/refusal';
import { MemberDays } from './member-days';

/** A record with at most one row per member and day. */
export interface DayRecord {
  accountId: number;
  date: string;
}

const keyOf = <Entity extends DayRecord>(accountId: number, date: string) =>
  ({ accountId, date }) as FindOptionsWhere<Entity>;

@Injectable()
export class DayRecords {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
  ) {}

  /** Locks the stored record and writes what `valuesOf` returns for it; `refuse` sees the whole record first. */
  async merge<Entity extends DayRecord>(
    entity: Type<Entity>,
    { accountId, date }: DayRecord,
    valuesOf: (stored: NoInfer<Entity> | undefined) => Partial<NoInfer<Entity>>,
    refuse: (record: NoInfer<Entity>) => void = () => undefined,
  ): Promise<void> {
    await this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      const records = this.db.of(entity);
      const stored = (await records.findOneBy(keyOf<Entity>(accountId, date))) ?? undefined;
      const values = definedOnly(valuesOf(stored));
      const record = records.create({ ...stored, ...values, accountId, date } as DeepPartial<Entity>);
      refuse(record);
      await records.save(record);
    });
  }

  async delete<Entity extends DayRecord>(entity: Type<Entity>, accountId: number, date: string): Promise<void> {
    const { affected } = await this.db.of(entity).delete(keyOf<Entity>(accountId, date));
    if (!affected) throw NotFound();
  }
}
