import type { Feature } from '#kit/service/feature';
import { CalendarController } from './calendar.controller';
import { calendarSentences } from './calendar.sentences';
import { Calendar } from './calendar.service';

export const calendar: Feature = {
  controllers: [CalendarController],
  providers: [Calendar],
  sentences: calendarSentences,
};
