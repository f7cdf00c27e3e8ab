import type { AssistantEvent, AssistantMessage, AssistantProposal, AssistantQuestion } from 'quintet-clients/assistant';
import type { FoodSchemas } from 'quintet-clients/food';

export type Chat = FoodSchemas['AiChatView'];
export type Message = AssistantMessage;
export type Proposal = AssistantProposal;
export type ToolStep = Message['tools'][number];
export type Question = AssistantQuestion;
export type Model = FoodSchemas['AiModelView'];

/** The calls of the assistant of a service. */
export interface AssistantApi {
  readModels: () => Promise<Model[]>;
  readChats: (page: number) => Promise<{ data: Chat[]; totalPages: number }>;
  /** A conversation with its latest messages, or with those before a message. */
  readChat: (id: number, before?: number) => Promise<Chat & { messages: Message[]; has_more: boolean }>;
  createChat: (model: string | undefined) => Promise<Chat>;
  chooseModel: (id: number, model: string) => Promise<Chat>;
  deleteChat: (id: number) => Promise<unknown>;
  stopAnswer: (id: number) => Promise<unknown>;
  decide: (id: number, proposal: number, decision: 'confirm' | 'decline') => Promise<Proposal>;
  /** Sends a message and yields the answer as it is written. */
  ask: (id: number, question: Question, signal: AbortSignal) => AsyncIterable<AssistantEvent>;
}

let connected: AssistantApi;

/** Sets the service that answers, before anything of the assistant is shown. */
export function connectAssistant(api: AssistantApi): void {
  connected = api;
}

export const api = (): AssistantApi => connected;
