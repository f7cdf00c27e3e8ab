import { Shown } from '#kit/fields/shape-fields';

export class HealthView {
  @Shown({ type: String, enum: ['ok', 'degraded'], description: '`degraded` when the database is unavailable.' })
  status: 'ok' | 'degraded';

  @Shown({ type: String, enum: ['up', 'down'], description: 'Whether the database responded within 2 seconds.' })
  database: 'up' | 'down';
}

export class StatusView {
  @Shown({ type: String, enum: ['ok', 'unavailable'], description: 'Whether requests can be served.' })
  status: 'ok' | 'unavailable';
}
