export function isRunning(pid: number, word?: string): boolean;
