import 'reflect-metadata';
import { runProcess } from '#host/process';
import { environment } from '#kit/config/environment';

void runProcess(environment);
