import type { ChatRequest, Tokens } from './chat-model';

/** A token is about four bytes: four letters of English, or two of Arabic. */
const BYTES_PER_TOKEN = 4;

export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

/** Estimates the tokens of a call whose provider reports none, or that fails before. */
export class TokenEstimate {
  private output = 0;
  private readonly input: number;

  constructor({ system, messages, tools }: Pick<ChatRequest, 'system' | 'messages' | 'tools'>) {
    this.input = estimateTokens(system) + estimateTokens(JSON.stringify([messages, tools]));
  }

  addOutput(text: string): void {
    this.output += Buffer.byteLength(text);
  }

  /** The reported counts; missing ones are estimated. */
  tokens(reported: Partial<Tokens> = {}): Tokens {
    return {
      input: reported.input ?? this.input,
      output: reported.output ?? Math.ceil(this.output / BYTES_PER_TOKEN),
    };
  }
}
