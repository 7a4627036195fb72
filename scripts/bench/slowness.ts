import { timeFixedWords } from "./fixed-words.ts";
import { load } from "./load.ts";
import { serveHello } from "./site.ts";

/** Measured on the machine that the limits in milliseconds were written for. */
const reference = { helloPerSecond: 6_700, wordsMs: 0.43 };

/** How many times longer the same work takes here: answering requests, and bare SQLite's search. */
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
