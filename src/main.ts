import 'reflect-metadata';
import { runProcess } from '#host/process';
import { readEnvironment } from '#kit/config/environment';

void runProcess(readEnvironment());
