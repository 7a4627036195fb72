/** Milliseconds of this thread's processor time: a busy machine makes a test wait, but adds nothing to it. */
export function readProcessorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
