import { LocalAi } from './local-ai';

export interface LocalModels {
  /** What the service has to be started with to use them. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

/** The local server of models, without a script. */
export async function startLocalModels(provider: 'openai' | 'anthropic', port: number): Promise<LocalModels> {
  const ai = await new LocalAi().start(port);
  return { environment: ai.environment(provider), stop: async () => ai.stop() };
}
