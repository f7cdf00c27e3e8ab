import { refusal } from '#kit/refusals/refusal';

/** Also for a tool that the user may not call, so that nothing is revealed. */
export const ToolUnknown = refusal(404, 'tool_unknown');
