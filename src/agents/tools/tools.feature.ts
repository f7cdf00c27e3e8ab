import type { Feature } from '#kit/service/feature';
import { ServiceTools } from './service-tools';
import { toolsSentences } from './tools.sentences';

export const tools: Feature = { providers: [ServiceTools], sentences: toolsSentences };
