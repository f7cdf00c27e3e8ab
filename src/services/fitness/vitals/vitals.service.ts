import { Injectable } from '@nestjs/common';
import { fieldRefused } from '#kit/refusals/refusal';
import { DayRecords } from '../days/day-records';
import { MemberDays } from '../days/member-days';
import { HealthReading } from './health-reading.entity';
import type { HealthReadingBody } from './vitals.dto';

/** What a member measures, one reading a day. */
@Injectable()
export class HealthReadings {
  constructor(
    private readonly days: MemberDays,
    private readonly records: DayRecords,
  ) {}

  async log(accountId: number, body: HealthReadingBody): Promise<void> {
    const date = await this.days.pastDay(accountId, body.date);
    const values = {
      restingHeartRateBpm: body.resting_heart_rate_bpm,
      heartRateVariabilityMs: body.heart_rate_variability_ms,
      systolicMmhg: body.systolic_mmhg,
      diastolicMmhg: body.diastolic_mmhg,
      bloodOxygenPercent: body.blood_oxygen_percent,
      respiratoryRateBpm: body.respiratory_rate_bpm,
      bodyTemperatureC: body.body_temperature_c,
      bloodGlucoseMgDl: body.blood_glucose_mg_dl,
      stress: body.stress,
      note: body.note,
    };
    const figures = Object.keys(values).filter(name => name !== 'note') as (keyof HealthReading)[];
    await this.records.merge(
      HealthReading,
      { accountId, date },
      () => values,
      reading => {
        if (figures.every(figure => reading[figure] == null)) throw fieldRefused('body', 'figure_required');
        refuseHalfPressure(reading);
      },
    );
  }

  async remove(accountId: number, date: string): Promise<void> {
    await this.records.remove(HealthReading, accountId, date);
  }
}

function refuseHalfPressure({ systolicMmhg: systolic, diastolicMmhg: diastolic }: HealthReading): void {
  if (systolic == null && diastolic == null) return;
  if (systolic == null) throw fieldRefused('systolic_mmhg', 'required');
  if (diastolic == null) throw fieldRefused('diastolic_mmhg', 'required');
  if (systolic <= diastolic) throw fieldRefused('systolic_mmhg', 'above_diastolic');
}
