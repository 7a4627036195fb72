/** Rejects when the work takes longer. The work itself goes on, because no store of ours can be told to stop. */
export async function inTime<T>(work: Promise<T>, limitMs: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} has not answered within ${limitMs} ms.`)), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
