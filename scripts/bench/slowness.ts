import { timeFixedWords } from "./fixed-words.ts";
import { load } from "./load.ts";
import { serveHello } from "./site.ts";

/**
 * The machine that the limits in milliseconds were written for. It took 2.6 ms for the same question to the bench's own
 * 100,000 postings, where one that takes 6.4 ms for those takes 1.06 for these.
 */
const reference = { helloPerSecond: 6_700, wordsMs: 0.43 };

/** How many times longer than there the same work takes here: answering requests, and bare SQLite's search. */
export interface Slowness {
  requests: number;
  words: number;
  helloPerSecond: number;
}

export async function measureSlowness(): Promise<Slowness> {
  const hello = await serveHello();
  try {
    const { perSecond: helloPerSecond } = await load(hello.url.href);
    const wordsMs = timeFixedWords();
    console.log(
      `  hello Worker: ${Math.round(helloPerSecond)} requests a second (${reference.helloPerSecond} where the limits were written)`,
    );
    console.log(
      `  bare SQLite's "registered nurse" in a state of 10,000: ${wordsMs.toFixed(2)} ms (${reference.wordsMs} ms there)`,
    );
    return {
      requests: reference.helloPerSecond / helloPerSecond,
      words: wordsMs / reference.wordsMs,
      helloPerSecond,
    };
  } finally {
    await hello.stop();
  }
}
