import { refusal } from '#kit/refusals/refusal';

/** The response for tools that the user may not call, too: it does not reveal that they exist. */
export const ToolUnknown = refusal(404, 'tool_unknown');
