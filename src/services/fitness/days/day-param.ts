import { Param, type PipeTransform } from '@nestjs/common';
import { NotFound } from '#kit/refusals/refusal';
import { parseDay } from '#kit/time/calendar';

/** A malformed day answers 404, as a day without a record does. */
class DayPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!parseDay(value)) throw NotFound();
    return value;
  }
}

export const DayParam = (name = 'date') => Param(name, new DayPipe());
