import { SimulatedSessions1767312400000 } from '#migrations/courses/1767312400000-simulated-sessions';
import type { Feature } from '#kit/service/feature';
import { SimulatedEvents } from './simulated-events.service';
import { SimulatedSession } from './simulated-session.entity';
import { SimulatedSessions } from './simulated-sessions.service';
import { SimulatorController } from './simulator.controller';
import { simulatorSentences } from './simulator.sentences';
import { Simulator } from './simulator.service';

export const simulator: Feature = {
  controllers: [SimulatorController],
  providers: [SimulatedEvents, SimulatedSessions, Simulator],
  entities: [SimulatedSession],
  migrations: [SimulatedSessions1767312400000],
  sentences: simulatorSentences,
};
