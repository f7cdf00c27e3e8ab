import { Body, Controller, Delete, Get, Patch, Post, Query, type Type } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { RequestLanguage, SignedIn } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { Creates, Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import type { Language } from '#kit/language/language';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { AiChatDetailView, AiChatView } from './ai-chat.view';
import { AiChats, MAX_CHATS } from './ai-chats.service';
import { AiChatBody, aiChatListQuery, AiChatQuery } from './assistant.dto';
import type { AssistantOptions } from './assistant.options';

export function aiChatsController(options: AssistantOptions): Type {
  class ChatListQuery extends aiChatListQuery(options) {}

  @ApiTags('Assistant')
  @DescribePath({ id: 'Id of the conversation.' })
  @Controller('ai/chats')
  class AiChatsController {
    constructor(private readonly chats: AiChats) {}

    @Get()
    @Requires('ai_chat.use')
    @Returns('The own conversations, newest first', dataPageOf(AiChatView))
    @Describe('Lists the conversations of the account with the assistant. No other account can see them.')
    async list(@SignedIn() caller: Caller, @Query() query: ChatListQuery) {
      return dataPage(await this.chats.list(caller.id, query));
    }

    @Post()
    @Requires('ai_chat.use')
    @Creates('Begin a conversation', AiChatView, ValidationFailed)
    @Describe(
      `Creates a conversation without messages, which only the account can see. An account has at most ${MAX_CHATS}:`,
      'a further one replaces the one with the oldest last message.',
    )
    async create(@SignedIn() caller: Caller, @Body() body: AiChatBody) {
      return this.chats.create(caller.id, body);
    }

    @Get(':id')
    @Requires('ai_chat.use')
    @Returns('A conversation with its latest messages', AiChatDetailView, NotFound)
    @Describe(
      'Returns an own conversation with the latest messages in ascending order. For older ones, send the id of the',
      'first message as `before` while `has_more` is true. A conversation of another account is 404.',
    )
    async get(
      @SignedIn() caller: Caller,
      @RequestLanguage() language: Language,
      @IdParam() id: number,
      @Query() { before }: AiChatQuery,
    ): Promise<AiChatDetailView> {
      return this.chats.detail(caller.id, id, before, language);
    }

    @Patch(':id')
    @Requires('ai_chat.use')
    @ResponseMessage('messages.ai_chat_changed')
    @Returns('Change the title or the model of a conversation', AiChatView, ValidationFailed, NotFound)
    @Describe('Changes the fields that are sent. A new model answers from the next message on.')
    async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: AiChatBody) {
      return this.chats.update(caller.id, id, body);
    }

    @Delete(':id')
    @Requires('ai_chat.use')
    @ResponseMessage('messages.ai_chat_deleted')
    @Returns('Delete a conversation', null, NotFound)
    @Describe('Deletes an own conversation permanently, with its messages and proposals, and ends a running answer.')
    async remove(@SignedIn() caller: Caller, @IdParam() id: number): Promise<void> {
      await this.chats.delete(caller.id, id);
    }
  }
  return AiChatsController;
}
