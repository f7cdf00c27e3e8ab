import { mergeMessages } from '#kit/language/messages';
import type { Feature } from '#kit/service/feature';
import { AiChat } from './ai-chat.entity';
import { aiChatsController } from './ai-chats.controller';
import { AiChats } from './ai-chats.service';
import { AiMessage } from './ai-message.entity';
import { AiMessagesController } from './ai-messages.controller';
import { AiMessages } from './ai-messages.service';
import { aiModelsController } from './ai-models.controller';
import { AiPlaceholder } from './ai-placeholder.entity';
import { AiProposal } from './ai-proposal.entity';
import { AiUsageQueries } from './ai-usage.service';
import { AnswerContext } from './answer-context.service';
import { AnswerLoop } from './answer-loop.service';
import { AnswerRecords } from './answer-records.service';
import { AnswerResponses } from './answer-responses.service';
import { Answers } from './answers.service';
import { AssistantTimes } from './assistant-times';
import { assistantLabels } from './assistant.labels';
import { ASSISTANT_OPTIONS, type AssistantOptions } from './assistant.options';
import { AnswerUnderWay } from './assistant.refusals';
import { assistantMessages } from './assistant.messages';
import { ChatPlaceholders } from './chat-placeholders.service';
import { ProposalQueries } from './proposal-queries.service';
import { Proposals } from './proposals.service';
import { ServiceWords } from './service-words';
import { AnswerCalls } from './answer-calls.service';
import { ToolOffer } from './tool-offer.service';
import { assistantOffice } from './assistant.office';

const MINUTES = 60;

/** Conversations of staff with a language model that uses the tools of the service. Needs the feature `confirmations`. */
export const assistant = (options: AssistantOptions): Feature => ({
  controllers: [aiModelsController(options), aiChatsController(options), AiMessagesController],
  providers: [
    { provide: ASSISTANT_OPTIONS, useValue: options },
    AssistantTimes,
    AiChats,
    AiMessages,
    AiUsageQueries,
    Answers,
    AnswerContext,
    AnswerLoop,
    AnswerRecords,
    AnswerResponses,
    ChatPlaceholders,
    ProposalQueries,
    Proposals,
    ServiceWords,
    AnswerCalls,
    ToolOffer,
  ],
  entities: [AiChat, AiMessage, AiProposal, AiPlaceholder],
  tables: ['agents/assistant'],
  messages: mergeMessages(assistantMessages, assistantLabels),
  office: assistantOffice,
  constraintRefusals: { ai_message_running_key: AnswerUnderWay, ai_message_token_key: AnswerUnderWay },
  rateLimits: { ai_chat: { limit: 20, windowSeconds: 10 * MINUTES } },
});
