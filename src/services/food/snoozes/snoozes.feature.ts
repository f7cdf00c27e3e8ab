import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { CurrentSnoozes } from './current-snoozes.service';
import { DishSnooze } from './dish-snooze.entity';
import { SnoozesController } from './snoozes.controller';
import { snoozeMessages } from './snoozes.messages';
import { Snoozes } from './snoozes.service';
import { snoozesOffice } from './snoozes.office';

export const snoozes: Feature = {
  office: snoozesOffice,
  controllers: [SnoozesController],
  providers: [CurrentSnoozes, Snoozes],
  entities: [DishSnooze],
  tables: ['food/snoozes'],
  routines: routinesIn(__dirname, 'write_notifications'),
  messages: snoozeMessages,
};
