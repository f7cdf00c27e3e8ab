import type { Feature } from '#kit/service/feature';
import { ServiceTools } from './service-tools';
import { toolsMessages } from './tools.messages';

export const tools: Feature = { providers: [ServiceTools], messages: toolsMessages };
