import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { Stay } from './stay.entity';
import { stayMessages } from './stay.messages';
import { StaysController } from './stays.controller';
import { PublishedStays } from './stays.service';

export const stays: Feature = {
  controllers: [StaysController],
  providers: [PublishedStays],
  entities: [Stay],
  tables: ['stays/stays'],
  routines: routinesIn(__dirname, 'file_cleanup', 'write_notifications'),
  messages: stayMessages,
};
