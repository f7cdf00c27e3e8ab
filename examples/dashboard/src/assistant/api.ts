import { dataOf } from 'quintet-clients/answers';
import { sendMessage } from 'quintet-clients/assistant';
import { serviceAt } from '#kit/api';
import type { AssistantApi } from '#kit/assistant/api';
import { done } from '#kit/calls';
import { language } from '#kit/language';
import { food, session } from '../api';

const PAGE_SIZE = 30;
const path = (id: number) => ({ params: { path: { id } } });

export const assistant: AssistantApi = {
  readModels: () => dataOf(food.GET('/api/ai/models')),
  readChats: page => dataOf(food.GET('/api/ai/chats', { params: { query: { page, limit: PAGE_SIZE } } })),
  readChat: (id, before) => dataOf(food.GET('/api/ai/chats/{id}', { params: { path: { id }, query: { before } } })),
  createChat: model => dataOf(food.POST('/api/ai/chats', { body: { model } })),
  chooseModel: (id, model) => dataOf(food.PATCH('/api/ai/chats/{id}', { ...path(id), body: { model } })),
  deleteChat: id => done(food.DELETE('/api/ai/chats/{id}', path(id))),
  stopAnswer: id => done(food.POST('/api/ai/chats/{id}/stop', path(id))),
  decide: (id, proposal, decision) =>
    dataOf(food.POST(`/api/ai/chats/{id}/proposals/{proposal}/${decision}`, { params: { path: { id, proposal } } })),
  ask: (id, question, signal) =>
    sendMessage({ baseUrl: serviceAt('food'), token: session.token, language }, id, question, signal),
};
