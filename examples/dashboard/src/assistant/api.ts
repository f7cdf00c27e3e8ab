import { dataOf } from 'quintet-clients/answers';
import {
  type AssistantEvent,
  type AssistantMessage,
  type AssistantProposal,
  type AssistantQuestion as Question,
  sendMessage,
} from 'quintet-clients/assistant';
import type { FoodSchemas } from 'quintet-clients/food';
import { serviceAt } from '#kit/api';
import { done } from '#kit/calls';
import { language } from '#kit/language';
import { food, session } from '../api';

export type Chat = FoodSchemas['AiChatView'];
export type Message = AssistantMessage;
export type Proposal = AssistantProposal;
export type ToolStep = Message['tools'][number];
export type { Question };
export type Model = FoodSchemas['AiModelView'];

const PAGE_SIZE = 30;
const path = (id: number) => ({ params: { path: { id } } });

export const readModels = () => dataOf(food.GET('/api/ai/models'));

export const readChats = (page: number) =>
  dataOf(food.GET('/api/ai/chats', { params: { query: { page, limit: PAGE_SIZE } } }));

/** A conversation with its latest messages, or with those before a message. */
export const readChat = (id: number, before?: number) =>
  dataOf(food.GET('/api/ai/chats/{id}', { params: { path: { id }, query: { before } } }));

export const createChat = (model: string | undefined) => dataOf(food.POST('/api/ai/chats', { body: { model } }));

export const chooseModel = (id: number, model: string) =>
  dataOf(food.PATCH('/api/ai/chats/{id}', { ...path(id), body: { model } }));

export const deleteChat = (id: number) => done(food.DELETE('/api/ai/chats/{id}', path(id)));

export const stopAnswer = (id: number) => done(food.POST('/api/ai/chats/{id}/stop', path(id)));

export const decide = (id: number, proposal: number, decision: 'confirm' | 'decline') =>
  dataOf(food.POST(`/api/ai/chats/{id}/proposals/{proposal}/${decision}`, { params: { path: { id, proposal } } }));

/** Sends a message and yields the answer as it is written. */
export const ask = (id: number, question: Question, signal: AbortSignal): AsyncIterable<AssistantEvent> =>
  sendMessage({ baseUrl: serviceAt('food'), token: session.token, language }, id, question, signal);
