import { Injectable } from '@nestjs/common';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { goalProgress, type RingView } from '../days/metrics.view';
import type { Metric } from '../days/metrics';
import { Settings } from '#shared/settings/settings';

export const GoalsView = view('GoalsView', {
  steps: shown.whole({ description: 'Goal for steps a day.' }),
  active_minutes: shown.whole({ description: 'Goal for active minutes a day.' }),
  calories_kcal: shown.whole({ description: 'Goal for the energy of movement a day, in kilocalories.' }),
  sleep_minutes: shown.whole({ description: 'Goal for the time asleep a night, in minutes.' }),
  water_glasses: shown.whole({ description: 'Goal for glasses of water a day, of 250 millilitres each.' }),
  eaten_kcal: shown.whole({ description: 'Goal for the energy of food a day, in kilocalories.' }),
  protein_g: shown.whole({ description: 'Goal for protein a day, in grams.' }),
  carbohydrate_g: shown.whole({ description: 'Goal for carbohydrate a day, in grams.' }),
  fat_g: shown.whole({ description: 'Goal for fat a day, in grams.' }),
});
export type GoalsView = InstanceType<typeof GoalsView>;

@Injectable()
export class Goals {
  constructor(private readonly settings: Settings) {}

  async read(): Promise<GoalsView> {
    const set = await this.settings.values({
      default_steps_goal: 'number',
      default_active_minutes_goal: 'number',
      default_calories_goal: 'number',
      default_sleep_minutes_goal: 'number',
      default_water_glasses_goal: 'number',
      default_eaten_calories_goal: 'number',
      default_protein_goal: 'number',
      default_carbohydrate_goal: 'number',
      default_fat_goal: 'number',
    });
    return {
      steps: set.default_steps_goal,
      active_minutes: set.default_active_minutes_goal,
      calories_kcal: set.default_calories_goal,
      sleep_minutes: set.default_sleep_minutes_goal,
      water_glasses: set.default_water_glasses_goal,
      eaten_kcal: set.default_eaten_calories_goal,
      protein_g: set.default_protein_goal,
      carbohydrate_g: set.default_carbohydrate_goal,
      fat_g: set.default_fat_goal,
    };
  }
}

export interface RingMetrics {
  steps: Metric;
  active_minutes: Metric;
  calories_kcal: Metric;
}

export function ringsOf(day: RingMetrics | undefined, goals: GoalsView): RingView[] {
  const ring = (key: RingView['key'], value: Metric | undefined, goal: number): RingView => ({
    key,
    ...goalProgress(value ?? null, goal),
  });
  return [
    ring('steps', day?.steps, goals.steps),
    ring('active_minutes', day?.active_minutes, goals.active_minutes),
    ring('calories', day?.calories_kcal, goals.calories_kcal),
  ];
}
