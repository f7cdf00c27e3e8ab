import { Conversations1767226000009 } from '#migrations/courses/1767226000009-conversations';
import type { Feature } from '#kit/service/feature';
import { Conversation } from './conversation.entity';
import { Message } from './message.entity';

export const conversations: Feature = {
  entities: [Conversation, Message],
  migrations: [Conversations1767226000009],
};
