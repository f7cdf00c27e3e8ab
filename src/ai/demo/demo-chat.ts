import { callId } from '../call-id';
import type { ChatMessage, ChatModel, ChatPart, ChatRequest, ChatTool, ChatToolCall } from '../chat-model';
import { ModelFailed } from '../model-failed';
import { TokenEstimate } from '../token-estimate';
import { DEMO_TEXTS } from './demo-texts';
import { fittingTools } from './fitting-tools';
import { foundArguments } from './found-arguments';
import { type Question, readQuestion } from './question';
import { type Say, shownResult } from './shown-result';

type ToolText = Extract<ChatMessage, { role: 'tool' }>;

const MAX_SUGGESTIONS = 8;

/**
 * Answers without a language model, for trials without a key. Finds the tool that fits the words of the question, calls it, and
 * shows what it returned. A sentence that begins with an imperative may call a tool that changes something.
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
    const question = readQuestion(textAt(messages, asked));
    const results = messages.slice(asked + 1).filter(message => message.role === 'tool');
    const call = results.length === 0 ? await chooseCall(question, tools) : undefined;
    if (!call) {
      const answer = results.length > 0 ? this.answer(results, question, tools) : suggestions(question, tools);
      // Streams in pieces, as language models do.
      for (const text of answer.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
        if (signal.aborted) throw new ModelFailed('stopped', estimate.tokens());
        estimate.addOutput(text);
        yield { kind: 'text', text };
      }
    }
    if (signal.aborted) throw new ModelFailed('stopped', estimate.tokens());
    if (call) yield { kind: 'call', call };
    yield { kind: 'end', tokens: estimate.tokens() };
  }

  private answer(results: readonly ToolText[], { language }: Question, tools: readonly ChatTool[]): string {
    const shown = results.map(({ name, text }) => {
      const tool = tools.find(offered => offered.name === name);
      if (tool && !tool.isRead) return DEMO_TEXTS[language].proposed(tool.title);
      const title = tool ? `**${titleOf(tool, language)}**\n\n` : '';
      return title + shownResult(text, language, this.say);
    });
    return [...shown, `_${DEMO_TEXTS[language].notice}_`].join('\n\n');
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

function suggestions({ language }: Question, tools: readonly ChatTool[]): string {
  const { nothingFits, notice } = DEMO_TEXTS[language];
  const askable = tools.filter(tool => tool.isRead && tool.keywords?.length && foundArguments(tool, readQuestion('')));
  const titles = [...new Set(askable.map(tool => titleOf(tool, language)))].slice(0, MAX_SUGGESTIONS);
  return [nothingFits, '', ...titles.map(title => `- ${title}`), '', `_${notice}_`].join('\n');
}

/** Titles are English; the first Arabic keyword serves as the Arabic title. */
const titleOf = ({ title, keywords = [] }: ChatTool, language: string): string =>
  (language === 'ar' && keywords.find(keyword => /[\u0621-\u064a]/.test(keyword))) || title;
