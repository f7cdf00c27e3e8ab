import { join } from 'node:path';
import { LocalAi } from '../ai/local-ai';
import { picture, filesBelow } from '../kit/media-files';
import { type Food, startFood } from './food';

/** The food service with a local server of models. */
export interface Studio {
  food: Food;
  ai: LocalAi;
  /** Requests pictures of the soup as the owner. */
  request: (body?: object) => Promise<number>;
  /** Does all jobs, those that wait for another attempt at once. */
  work: () => Promise<void>;
  /** A job as the owner sees it. */
  job: (id: number) => Promise<StudioJob>;
  /** Stored files of the studio. */
  files: () => Promise<string[]>;
  /** Forgets jobs, the day's count, feeds and what the dishes show. */
  empty: () => Promise<void>;
  close: () => Promise<void>;
}

export interface StudioJob {
  status: string;
  error: string | null;
  attempts: number;
  drawn_pictures: { number: number; url: string; width: number; is_accepted: boolean }[];
}

export async function startStudio(environment: Record<string, string> = {}): Promise<Studio> {
  const ai = await new LocalAi().start();
  const food = await startFood({ ...ai.environment(), JWT_EXPIRATION: '365d', ...environment });
  const { db, clock, configuration } = food.service;
  // Limits of a day are counted at one instant, also around midnight.
  clock.stop();
  return {
    food,
    ai,
    request: async (body = {}) => {
      const sent = { product_id: food.dishes.soup.id, count: 1, ...body };
      const answer = await food.owner.post('/api/ai-studio/pictures', sent);
      if (answer.status !== 202) throw new Error(answer.text);
      return answer.body.data.id as number;
    },
    work: async () => {
      for (let attempt = 0; attempt < 4; attempt++) {
        const all = 'ARRAY(SELECT id FROM food_jobs.jobs)';
        const waiting = await db.rows(`SELECT food_jobs.reschedule_jobs(${all}, run_at => now())`);
        if (waiting.length === 0) return;
        await food.service.doJobs();
      }
    },
    job: async id => (await food.owner.get(`/api/ai-studio/jobs/${id}`)).body.data as StudioJob,
    files: async () => filesBelow(join(configuration.mediaRoot, 'food/uploads/studio')),
    empty: async () => {
      ai.clear();
      for (const table of ['picture_job', 'picture_day', 'notification', 'once_answer'])
        await db.rows(`DELETE FROM ${table}`);
      await db.rows(`UPDATE dish SET images = '[]', archived_at = NULL`);
      await food.service.doJobs();
    },
    close: async () => {
      await food.service.close();
      await ai.stop();
    },
  };
}

/** A picture as a provider sends it. */
export const drawn = async (width = 640, height = 480): Promise<Buffer> => picture(width, height).png().toBuffer();
