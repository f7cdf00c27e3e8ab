import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { ConversationOpening } from './conversation-opening.service';
import { Conversation } from './conversation.entity';
import { CONVERSATION_UPDATED, MESSAGE_CREATED } from './conversation.events';
import { ConversationsStaffController } from './conversations-staff.controller';
import { conversationMessages } from './conversations.messages';
import { Conversations } from './conversations.service';
import { MessageImages } from './message-images';
import { Message } from './message.entity';
import { Messages } from './messages.service';
import { MessageUploadGuard } from './message-upload.guard';
import { StudentConversationsController } from './student-conversations.controller';
import { conversationsOffice } from './conversations.office';

export const conversations: Feature = {
  controllers: [ConversationsStaffController, StudentConversationsController],
  providers: [Conversations, ConversationOpening, Messages, MessageImages, MessageUploadGuard],
  entities: [Conversation, Message],
  tables: ['courses/conversations'],
  routines: routinesIn(__dirname, 'file_cleanup'),
  messages: conversationMessages,
  events: [MESSAGE_CREATED, CONVERSATION_UPDATED],
  office: conversationsOffice,
};
