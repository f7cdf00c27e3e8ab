import { Stays1767225900001 } from '#migrations/stays/1767225900001-stays';
import type { Feature } from '#kit/service/feature';
import { Stay } from './stay.entity';
import { staySentences } from './stay.sentences';
import { StaysController } from './stays.controller';
import { PublishedStays } from './stays.service';

export const stays: Feature = {
  controllers: [StaysController],
  providers: [PublishedStays],
  entities: [Stay],
  migrations: [Stays1767225900001],
  sentences: staySentences,
};
