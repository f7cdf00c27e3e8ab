import { Injectable } from '@nestjs/common';
import { AiModels } from '#ai/ai-models';
import type { ChatTool } from '#ai/chat-model';
import { ServiceTools } from '../tools/service-tools';
import type { Tool } from '../tools/tool';
import { callsOf } from './answer-steps';
import type { RunningAnswer } from './running-answer';

export const FIND_TOOLS = 'find_tools';

/** Services have up to 200 tools; the model gets the essential ones and searches for the others. */
const FIND_TOOLS_TOOL: ChatTool = {
  name: FIND_TOOLS,
  title: 'Find more tools',
  description:
    'Searches the other tools of this account by what they do. Use it when none of the other tools fits. The tools that it finds can be called afterwards.',
  inputSchema: {
    type: 'object',
    properties: { query: { type: 'string', description: 'A few English words, such as "change opening hours".' } },
    required: ['query'],
    additionalProperties: false,
  },
  isRead: true,
};

export interface OfferedTools {
  /** All tools that the account may use now, by name. */
  allowed: ReadonlyMap<string, Tool>;
  offered: ChatTool[];
}

@Injectable()
export class ToolOffer {
  constructor(
    private readonly tools: ServiceTools,
    private readonly models: AiModels,
  ) {}

  async for(answer: RunningAnswer): Promise<OfferedTools> {
    const all = await this.tools.listForModel(answer.user);
    const allowed = new Map(all.map(tool => [tool.name, tool]));
    // The demo model has its own search.
    if (this.models.isDemo) return { allowed, offered: all.map(chatTool) };
    const used = new Set([...answer.foundTools, ...callsOf(answer.steps).map(({ tool }) => tool)]);
    const offered = all.filter(({ name, essential }) => essential || used.has(name));
    return { allowed, offered: [...offered.map(chatTool), ...(offered.length < all.length ? [FIND_TOOLS_TOOL] : [])] };
  }
}

const chatTool = ({ name, title, description, inputSchema, isRead, keywords }: Tool): ChatTool => ({
  name,
  title,
  description,
  inputSchema,
  isRead,
  keywords,
});
