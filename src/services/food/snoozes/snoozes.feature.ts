import { DishSnoozes1767400090601 } from '#migrations/food/1767400090601-dish-snoozes';
import type { Feature } from '#kit/service/feature';
import { CurrentSnoozes } from './current-snoozes.service';
import { DishSnooze } from './dish-snooze.entity';
import { SnoozesController } from './snoozes.controller';
import { snoozeSentences } from './snoozes.sentences';
import { Snoozes } from './snoozes.service';

export const snoozes: Feature = {
  controllers: [SnoozesController],
  providers: [CurrentSnoozes, Snoozes],
  entities: [DishSnooze],
  migrations: [DishSnoozes1767400090601],
  sentences: snoozeSentences,
};
