import { Injectable } from '@nestjs/common';
import { DayRecords } from '../days/day-records';
import { MemberDays } from '../days/member-days';
import type { SleepNightBody } from './sleep.dto';
import { type NightValues, nightOf } from './sleep-nights';
import { type Nap, SleepNight } from './sleep-night.entity';
import { placeOf, withNap } from './sleep-rules';

/** The nights a member logs, one a day of waking. */
@Injectable()
export class SleepNights {
  constructor(
    private readonly records: DayRecords,
    private readonly days: MemberDays,
  ) {}

  /** The same night replaces the stored one; sleep at another time of the day is added as a nap. */
  async log(accountId: number, body: SleepNightBody): Promise<void> {
    const { zone, today } = await this.days.of(accountId);
    const sent = nightOf(body, zone, today);
    await this.records.merge(SleepNight, { accountId, date: sent.date }, stored => changedBy(sent, stored));
  }

  async remove(accountId: number, date: string): Promise<void> {
    await this.records.remove(SleepNight, accountId, date);
  }
}

/** The changes of the stored day for a new sleep. */
function changedBy(sent: NightValues, stored: SleepNight | undefined): Partial<SleepNight> {
  switch (placeOf(sent, stored)) {
    case 'night':
      return sent;
    case 'nap':
      return { naps: withNap(stored!.naps, napOf(sent)) };
    case 'night-before-nap':
      return { ...sent, naps: withNap(stored!.naps, napOf(stored!)) };
  }
}

const napOf = ({ fellAsleepAt, wokeAt, asleepMinutes }: NightValues): Nap => ({
  fell_asleep_at: fellAsleepAt!.toISOString(),
  woke_at: wokeAt!.toISOString(),
  asleep_minutes: asleepMinutes,
});
