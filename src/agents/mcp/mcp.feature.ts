import { ToolCallsOfApps2026112819051 } from '#migrations/agents/2026112819051-tool-calls-of-apps';
import type { PageRules } from '#kit/http/page';
import { mergeMessages } from '#kit/language/messages';
import type { Feature } from '#kit/service/feature';
import { AppChallenges } from './app-challenges.service';
import { CallConfirmations } from './call-confirmations';
import { CallSeeds } from './call-seeds.service';
import { McpAppController } from './mcp-app.controller';
import { McpCallers } from './mcp-callers.service';
import { MCP_LIMIT } from './mcp-limit';
import { McpMethods } from './mcp-methods.service';
import { McpRequests } from './mcp-requests.service';
import { McpServers } from './mcp-servers.service';
import { MCP_TEXTS, type McpTexts } from './mcp-texts';
import { McpController } from './mcp.controller';
import { mcpLabels } from './mcp.labels';
import { mcpMessages } from './mcp.messages';
import { ToolCall } from './tool-call.entity';
import { toolCallsController } from './tool-calls.controller';
import { ToolCalls } from './tool-calls.service';
import { mcpOffice } from './mcp.office';

interface McpOptions {
  texts: McpTexts;
  /** Query parameters for the page size in this service. */
  sizeNames: PageRules['sizeNames'];
}

/** The MCP endpoint of a service and the record of its writes. Needs the features `accessKeys`, `confirmations` and `tools`. */
export const mcp = ({ texts, sizeNames }: McpOptions): Feature => ({
  controllers: [McpController, McpAppController, toolCallsController(sizeNames)],
  providers: [
    McpRequests,
    McpServers,
    McpMethods,
    McpCallers,
    AppChallenges,
    CallConfirmations,
    CallSeeds,
    ToolCalls,
    { provide: MCP_TEXTS, useValue: texts },
  ],
  entities: [ToolCall],
  tables: ['agents/mcp'],
  migrations: [ToolCallsOfApps2026112819051],
  messages: mergeMessages(mcpMessages, mcpLabels),
  office: mcpOffice,
  rateLimits: { [MCP_LIMIT]: { limit: 120, windowSeconds: 60 } },
});
