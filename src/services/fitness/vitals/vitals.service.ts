import { bodyColumns } from '#kit/database/body-columns';
import { Injectable } from '@nestjs/common';
import { fieldRefused } from '#kit/refusals/refusal';
import { DayRecords } from '../days/day-records';
import { requireMetric } from '../days/require-metric';
import { MemberDays } from '../days/member-days';
import { HealthReading } from './health-reading.entity';
import type { HealthReadingBody } from './vitals.dto';

@Injectable()
export class HealthReadings {
  constructor(
    private readonly days: MemberDays,
    private readonly records: DayRecords,
  ) {}

  async log(accountId: number, body: HealthReadingBody): Promise<void> {
    const date = await this.days.pastDay(accountId, body.date);
    await this.records.merge(
      HealthReading,
      { accountId, date },
      () => readingColumns(body),
      reading => {
        requireMetric(reading);
        refuseHalfPressure(reading);
      },
    );
  }

  async delete(accountId: number, date: string): Promise<void> {
    await this.records.delete(HealthReading, accountId, date);
  }
}

const readingColumns = bodyColumns<HealthReadingBody, HealthReading>();

function refuseHalfPressure({ systolicMmhg: systolic, diastolicMmhg: diastolic }: HealthReading): void {
  if (systolic == null && diastolic == null) return;
  if (systolic == null) throw fieldRefused('systolic_mmhg', 'required');
  if (diastolic == null) throw fieldRefused('diastolic_mmhg', 'required');
  if (systolic <= diastolic) throw fieldRefused('systolic_mmhg', 'above_diastolic');
}
