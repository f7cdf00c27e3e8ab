import type { Tool } from '../tools/tool';

/** Values of the setting `mcp_confirm`. */
export const CONFIRM_MODES = ['never', 'destructive', 'always'] as const;
export type ConfirmMode = (typeof CONFIRM_MODES)[number];

export const isConfirmMode = (value: unknown): value is ConfirmMode =>
  (CONFIRM_MODES as readonly unknown[]).includes(value);

/** @param value of the setting; one that is unknown confirms everything */
export const confirmModeOf = (value: unknown): ConfirmMode => (isConfirmMode(value) ? value : 'always');

/** What a client declares of the capability `elicitation`; undefined if it does not. */
export type Elicitation = { form?: unknown; url?: unknown } | undefined;

export interface ConfirmingClient {
  /** Speaks a revision whose tools can ask for input. */
  canRetry: boolean;
  elicitation: Elicitation;
}

type Decision = 'run' | 'ask' | 'require capability' | 'refuse';

/** Whether a call is confirmed before it runs, or cannot be. */
export function confirmationOf(
  mode: ConfirmMode,
  tool: Pick<Tool, 'isRead' | 'annotations' | 'sideEffects'>,
  client: ConfirmingClient,
): Decision {
  if (!needsConfirmation(mode, tool)) return 'run';
  if (client.canRetry && hasForms(client.elicitation)) return 'ask';
  if (mode !== 'always') return 'run';
  return client.canRetry ? 'require capability' : 'refuse';
}

/** Whether the setting asks for a confirmation of this tool, from clients that can ask. */
export function needsConfirmation(
  mode: ConfirmMode,
  { isRead, annotations, sideEffects }: Pick<Tool, 'isRead' | 'annotations' | 'sideEffects'>,
): boolean {
  if (isRead || mode === 'never') return false;
  return mode === 'always' || annotations.destructiveHint || sideEffects.length > 0;
}

/** A declaration without modes means forms, as in the revisions before there were modes. */
const hasForms = (elicitation: Elicitation): boolean =>
  elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
