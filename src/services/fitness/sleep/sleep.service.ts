import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '#kit/database/database';
import { DayRecords } from '../days/day-records';
import { daysAfter } from '../days/days';
import { MemberDays } from '../days/member-days';
import { arrange, type DatedPart, partOf, partsOf } from './sleep-arrangement';
import type { SleepNightBody } from './sleep.dto';
import { nightOf } from './sleep-nights';
import { SleepNight } from './sleep-night.entity';

/** Logged nights of a member, one per day of waking. */
@Injectable()
export class SleepNights {
  constructor(
    private readonly db: Database,
    private readonly records: DayRecords,
    private readonly days: MemberDays,
  ) {}

  /**
   * A sleep replaces those that it overlaps with. It becomes part of a night next to it, or else a nap or a night of its
   * own.
   */
  async log(accountId: number, body: SleepNightBody): Promise<void> {
    const { zone, today } = await this.days.of(accountId);
    const sent = nightOf(body, zone, today);
    const [part] = partOf(sent);
    if (part) await this.add(accountId, { ...part, date: sent.date });
    else await this.records.merge(SleepNight, { accountId, date: sent.date }, () => ({ ...sent, parts: [] }));
  }

  async delete(accountId: number, date: string): Promise<void> {
    await this.records.delete(SleepNight, accountId, date);
  }

  /** Reads three days, since a night may have parts on the day before or after. */
  private async add(accountId: number, sent: DatedPart): Promise<void> {
    await this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      const nights = this.db.of(SleepNight);
      const near = [-1, 0, 1].map(offset => daysAfter(sent.date, offset));
      const stored = await nights.findBy({ accountId, date: In(near) });
      const changed = arrange(
        sent,
        stored.filter(night => night.date === sent.date || night.fellAsleepAt).flatMap(partsOf),
      );
      const emptied = [...changed].filter(([, day]) => day === null).map(([date]) => date);
      if (emptied.length > 0) await nights.delete({ accountId, date: In(emptied) });
      const days = [...changed.values()].filter(day => day !== null);
      await nights.save(
        days.map(day => nights.create({ ...stored.find(({ date }) => date === day.date), ...day, accountId })),
      );
    });
  }
}
