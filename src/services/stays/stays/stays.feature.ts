import { Stays1767225900001 } from '#migrations/stays/1767225900001-stays';
import type { Feature } from '#kit/service/feature';
import { Stay } from './stay.entity';
import { staySentences } from './stay.sentences';
import { StaysModule } from './stays.module';

export const stays: Feature = {
  module: StaysModule,
  entities: [Stay],
  migrations: [Stays1767225900001],
  sentences: staySentences,
};
