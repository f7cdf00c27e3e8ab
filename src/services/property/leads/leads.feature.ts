import type { Feature } from '#kit/service/feature';
import { Lead } from './lead.entity';
import { LeadsModule } from './leads.module';
import { leadsSentences } from './leads.sentences';

export const leads: Feature = { module: LeadsModule, entities: [Lead], sentences: leadsSentences };
