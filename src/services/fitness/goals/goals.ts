import { Injectable } from '@nestjs/common';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { goalProgress, type RingView } from '../days/figures.view';
import type { Figure } from '../days/figures';
import { Settings } from '#shared/settings/settings';

export const GoalsView = view('GoalsView', {
  steps: shown.whole({ description: 'Steps of a day.' }),
  active_minutes: shown.whole({ description: 'Active minutes of a day.' }),
  calories_kcal: shown.whole({ description: 'Active kilocalories to burn in a day.' }),
  sleep_minutes: shown.whole({ description: 'Minutes asleep of a night.' }),
  water_glasses: shown.whole({ description: 'Glasses of water of a day, of 250 millilitres.' }),
  eaten_kcal: shown.whole({ description: 'Kilocalories to eat in a day.' }),
  protein_g: shown.whole({ description: 'Protein to eat in a day, in grams.' }),
  carbohydrate_g: shown.whole({ description: 'Carbohydrate to eat in a day, in grams.' }),
  fat_g: shown.whole({ description: 'Fat to eat in a day, in grams.' }),
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

export interface RingFigures {
  steps: Figure;
  active_minutes: Figure;
  calories_kcal: Figure;
}

export function ringsOf(day: RingFigures | undefined, goals: GoalsView): RingView[] {
  const ring = (key: RingView['key'], value: Figure | undefined, goal: number): RingView => ({
    key,
    ...goalProgress(value ?? null, goal),
  });
  return [
    ring('steps', day?.steps, goals.steps),
    ring('active_minutes', day?.active_minutes, goals.active_minutes),
    ring('calories', day?.calories_kcal, goals.calories_kcal),
  ];
}
