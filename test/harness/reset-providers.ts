import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';

export interface Resettable {
  reset: () => void | Promise<void>;
}

/** Modules of Nest, whose providers are no state of ours. */
const OF_NEST = ['InternalCoreModule', 'DiscoveryModule'];

/** Providers, controllers, guards and interceptors of an application, each instance once, with the name of its class. */
export function providersOf(app: INestApplication): Map<object, string> {
  const providers = new Map<object, string>();
  for (const module of app.get(ModulesContainer).values()) {
    if (OF_NEST.includes(module.name)) continue;
    for (const { instance, isTransient, token } of [
      ...module.providers.values(),
      ...module.controllers.values(),
      ...module.injectables.values(),
    ]) {
      if (isObject(instance) && !isTransient && !providers.has(instance))
        providers.set(instance, nameOf(instance, token));
    }
  }
  return providers;
}

/** Resets every provider that has a `reset`, then `extras`, which belong to the application outside of its container. */
export async function resetProviders(app: INestApplication, extras: Iterable<Resettable> = []): Promise<void> {
  for (const provider of new Set([...providersOf(app).keys(), ...extras]))
    if (isResettable(provider)) await provider.reset();
}

export const isResettable = (provider: object): provider is Resettable =>
  'reset' in provider && typeof provider.reset === 'function';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Values have the class `Object`; global guards, pipes and interceptors have random tokens. */
function nameOf(provider: object, token: unknown): string {
  const { name } = provider.constructor;
  return name === 'Object' ? String(token) : name;
}
