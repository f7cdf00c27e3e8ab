import { Param, type PipeTransform } from '@nestjs/common';
import { NotFound } from '#kit/refusals/refusal';
import { parseDay } from '#kit/time/calendar';

/** What is no day is the day of no record. */
class DayPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!parseDay(value)) throw NotFound();
    return value;
  }
}

export const DayParam = (name = 'date') => Param(name, new DayPipe());
