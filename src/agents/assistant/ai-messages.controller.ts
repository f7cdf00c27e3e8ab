import { Body, Controller, Post, Req } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { SignedIn } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { EventStream } from '#kit/http/event-stream';
import { IdParam } from '#kit/http/identifiers';
import type { AppRequest } from '#kit/http/request';
import { Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { AiTokensUsedUp } from '../ai-budget/ai-budget.refusals';
import { AiMessageView } from './ai-message.view';
import { AiProposalView } from './ai-proposal.view';
import { AnswerResponses } from './answer-responses.service';
import { Answers } from './answers.service';
import { AiMessageBody } from './assistant.dto';
import {
  AnswerUnderWay,
  AssistantFailed,
  AssistantUnavailable,
  ProposalDecided,
  ProposalExpired,
  ProposalUnderWay,
} from './assistant.refusals';
import { Proposals } from './proposals.service';
import { StreamsAnswer } from './streams-answer';
import { toolUser } from './tool-user';

@ApiTags('Assistant')
@DescribePath({ id: 'Id of the conversation.', proposal: 'Id of the proposal.' })
@Controller('ai/chats/:id')
export class AiMessagesController {
  constructor(
    private readonly answers: Answers,
    private readonly responses: AnswerResponses,
    private readonly proposals: Proposals,
  ) {}

  @Post('messages')
  @Requires('ai_chat.use')
  @CountedBy({ ai_chat: 'messages of one account' })
  @StreamsAnswer()
  @Returns(
    'Send a message to the assistant and get its answer',
    AiMessageView,
    ValidationFailed,
    NotFound,
    AnswerUnderWay,
    AssistantUnavailable,
    AiTokensUsedUp,
    AssistantFailed,
  )
  @Describe(
    'The assistant reads with the rights that the account has now; changes become proposals, which only the account can',
    'confirm. With `Accept: text/event-stream` the answer is streamed, otherwise it is returned when it is complete; a client',
    'that disconnects ends it. A message whose answer failed or was interrupted can be sent again.',
  )
  async send(
    @SignedIn() caller: Caller,
    @IdParam() id: number,
    @Body() body: AiMessageBody,
    @Req() request: AppRequest,
  ): Promise<AiMessageView | EventStream> {
    return this.responses.respond(caller, id, body, request);
  }

  @Post('stop')
  @Requires('ai_chat.use')
  @ResponseMessage('messages.ai_answer_stopped')
  @Returns('Stop the answer under way', null, NotFound)
  @Describe('Ends the answer of an own conversation in whichever page or process it runs. What was written is kept.')
  async stop(@SignedIn() caller: Caller, @IdParam() id: number): Promise<void> {
    await this.answers.stop(caller, id);
  }

  @Post('proposals/:proposal/confirm')
  @Requires('ai_chat.use')
  @ResponseMessage(({ status }: AiProposalView) =>
    status === 'done' ? 'messages.ai_proposal_done' : 'messages.ai_proposal_failed',
  )
  @Returns('Run a proposed change', AiProposalView, NotFound, ProposalExpired, ProposalDecided, ProposalUnderWay)
  @Describe(
    'Runs the change once, with the rights that the account has now; a further confirmation returns the same result.',
    'A change that its route refuses has the status `failed` with the reason in `result`. Without the permission it is 403',
    'and stays as it is.',
  )
  async confirm(
    @SignedIn() caller: Caller,
    @IdParam() id: number,
    @IdParam('proposal') proposal: number,
    @Req() request: AppRequest,
  ): Promise<AiProposalView> {
    const address = { accountId: caller.id, chatId: id, proposalId: proposal };
    return this.proposals.confirm(address, toolUser(caller, request));
  }

  @Post('proposals/:proposal/decline')
  @Requires('ai_chat.use')
  @ResponseMessage('messages.ai_proposal_declined')
  @Returns('Drop a proposed change', AiProposalView, NotFound, ProposalDecided)
  @Describe('Drops a change, which can no longer be confirmed. One that was confirmed is 409 `proposal_decided`.')
  async decline(
    @SignedIn() caller: Caller,
    @IdParam() id: number,
    @IdParam('proposal') proposal: number,
    @Req() request: AppRequest,
  ): Promise<AiProposalView> {
    const address = { accountId: caller.id, chatId: id, proposalId: proposal };
    return this.proposals.decline(address, toolUser(caller, request));
  }
}
