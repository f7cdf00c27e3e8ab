import { Injectable } from '@nestjs/common';
import { AiModels } from '#ai/ai-models';
import type { ChatModel, Tokens } from '#ai/chat-model';
import { ModelFailed } from '#ai/model-failed';
import { estimateTokens } from '#ai/token-estimate';
import type { Caller } from '#kit/http/caller';
import { RateLimits } from '#rate-limits/rate-limits';
import { fieldRefused } from '#kit/refusals/refusal';
import { TokenBudget } from '#agents/ai-budget/token-budget';
import { StudioFailed, StudioUnavailable } from '#agents/studio/studio.refusals';
import { ownerOf } from '#shared/uploads/file-owner';
import type { StudioTextBody } from './ai-studio.dto';
import { TextSuggestionsView } from './ai-studio.view';
import { demoTexts } from './demo-texts';
import { DishSubjects } from './dish-subjects';
import { suggestionsIn } from './suggestions';
import { instructions, requestData, textOf, type TextRequest } from './text-prompt';
import { MAX_CHARACTERS } from './text-tasks';

const TIMEOUT_MS = 60_000;
const EXPECTED_OUTPUT_TOKENS = 1000;
/** Longer answers are cut off: three texts are shorter. */
const MAX_ANSWER = 20_000;

/** Suggests texts for dishes; nothing is stored. */
@Injectable()
export class StudioTexts {
  constructor(
    private readonly models: AiModels,
    private readonly budget: TokenBudget,
    private readonly limits: RateLimits,
    private readonly subjects: DishSubjects,
  ) {}

  async suggest(body: StudioTextBody, caller: Caller): Promise<TextSuggestionsView> {
    const request = await this.read(body);
    const model = this.models.isDemo ? undefined : this.models.chat();
    if (!model && !this.models.isDemo) throw StudioUnavailable();
    await this.limits.take('studioTexts', ownerOf(caller));
    const answer = model ? await this.ask(model, request, caller.id) : JSON.stringify(demoTexts(request));
    const suggestions = suggestionsIn(answer, MAX_CHARACTERS[request.task]);
    if (suggestions.length === 0) throw StudioFailed();
    return TextSuggestionsView.of({ suggestions, is_demo: model === undefined });
  }

  private async read({ task, product_id: id, text, language }: StudioTextBody): Promise<TextRequest> {
    const needsDish = task === 'describe' || task === 'alt_text';
    if (id === undefined && (needsDish || text === undefined))
      throw fieldRefused(needsDish ? 'product_id' : 'text', 'required');
    const dish = id === undefined ? undefined : await this.subjects.find(id);
    if (id !== undefined && !dish) throw fieldRefused('product_id', 'unknown_reference');
    const request = { task, language, dish, text };
    return needsDish ? request : { ...request, text: textOf(request) };
  }

  private async ask(model: ChatModel, request: TextRequest, accountId: number): Promise<string> {
    const system = instructions(request);
    const text = requestData(request);
    const settle = await this.budget.reserve(accountId, estimateTokens(system + text) + EXPECTED_OUTPUT_TOKENS);
    const used: Tokens = { input: 0, output: 0 };
    try {
      return await answerOf(model, system, text, used);
    } catch (failure) {
      if (!(failure instanceof ModelFailed)) throw failure;
      Object.assign(used, failure.tokens);
      throw StudioFailed();
    } finally {
      await settle(used);
    }
  }
}

async function answerOf(model: ChatModel, system: string, text: string, used: Tokens): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let answer = '';
  for await (const part of model.stream({ system, messages: [{ role: 'user', text }], tools: [], signal })) {
    if (part.kind === 'text') answer = (answer + part.text).slice(0, MAX_ANSWER);
    if (part.kind === 'end') Object.assign(used, part.tokens);
  }
  return answer;
}
