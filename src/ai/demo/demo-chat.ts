import { callId } from '../call-id';
import type { ChatMessage, ChatModel, ChatPart, ChatRequest, ChatTool, ChatToolCall } from '../chat-model';
import { ModelFailed } from '../model-failed';
import { TokenEstimate } from '../token-estimate';
import { DEMO_TEXTS } from './demo-texts';
import { fittingTools } from './fitting-tools';
import { foundArguments } from './found-arguments';
import { type NextStep, preparedStep } from './prepared-questions';
import { type Question, readQuestion } from './question';
import { type Say, shownResult } from './shown-result';

type ToolText = Extract<ChatMessage, { role: 'tool' }>;

/**
 * Answers without a language model, for trials without a key. Some questions are prepared. For others it finds the tool that fits
 * most words of the question, calls it, and shows what it returned. A sentence that begins with an imperative may call a tool
 * that changes something.
 */
export class DemoChat implements ChatModel {
  constructor(
    readonly name: string,
    private readonly say: Say,
  ) {}

  async *stream(request: ChatRequest): AsyncIterable<ChatPart> {
    const { system, messages, tools, signal } = request;
    // Does not count the tools: all are sent with each call, and would use the tokens of a day in 25 messages.
    const estimate = new TokenEstimate({ system, messages, tools: [] });
    const asked = messages.findLastIndex(({ role }) => role === 'user');
    const text = textAt(messages, asked);
    const question = readQuestion(text);
    const results = messages.slice(asked + 1).filter(message => message.role === 'tool');
    const prepared = preparedStep(text, results, tools, question.language);
    const call = prepared ? callOf(prepared) : results.length === 0 ? await chooseCall(question, tools) : undefined;
    if (!call) {
      const answer = prepared && 'answer' in prepared ? prepared.answer : this.answer(results, question, tools);
      // Streams in pieces, as language models do.
      for (const piece of answer.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
        if (signal.aborted) throw new ModelFailed('stopped', estimate.tokens());
        estimate.addOutput(piece);
        yield { kind: 'text', text: piece };
      }
    }
    if (signal.aborted) throw new ModelFailed('stopped', estimate.tokens());
    if (call) yield { kind: 'call', call };
    yield { kind: 'end', tokens: estimate.tokens() };
  }

  private answer(results: readonly ToolText[], { language }: Question, tools: readonly ChatTool[]): string {
    if (results.length === 0) return DEMO_TEXTS[language].nothingFits;
    const shown = results.map(({ name, text }) => {
      const tool = tools.find(offered => offered.name === name);
      if (tool && !tool.isRead) return DEMO_TEXTS[language].proposed(tool.title);
      const title = tool ? `**${titleOf(tool, language)}**\n\n` : '';
      return title + shownResult(text, language, this.say);
    });
    return [...shown, DEMO_TEXTS[language].notice].join('\n\n');
  }
}

const textAt = (messages: readonly ChatMessage[], index: number): string => messages[index]?.text ?? '';

/** The best tool whose arguments the question contains. */
async function chooseCall(question: Question, tools: readonly ChatTool[]): Promise<ChatToolCall | undefined> {
  const candidates = tools.filter(({ isRead }) => isRead !== question.isChange);
  for (const tool of await fittingTools(question, candidates)) {
    const found = foundArguments(tool, question);
    if (found) return { id: callId(), name: tool.name, arguments: found };
  }
  return undefined;
}

const callOf = (step: NextStep): ChatToolCall | undefined =>
  'tool' in step ? { id: callId(), name: step.tool, arguments: step.arguments } : undefined;

/** Titles are English; the first Arabic keyword serves as the Arabic title. */
const titleOf = ({ title, keywords = [] }: ChatTool, language: string): string =>
  (language === 'ar' && keywords.find(keyword => /[\u0621-\u064a]/.test(keyword))) || title;
