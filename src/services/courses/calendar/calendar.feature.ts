import type { Feature } from '#kit/service/feature';
import { CalendarController } from './calendar.controller';
import { calendarMessages } from './calendar.messages';
import { Calendar } from './calendar.service';

export const calendar: Feature = {
  controllers: [CalendarController],
  providers: [Calendar],
  messages: calendarMessages,
};
