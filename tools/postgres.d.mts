export interface EmbeddedPostgres {
  url: string;
  port: number;
  directory: string;
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
}

export function startPostgres(options: {
  directory: string;
  database: string;
  durable: boolean;
}): Promise<EmbeddedPostgres>;

export function stopPostgres(directory: string, mode?: 'fast' | 'immediate'): Promise<void>;
