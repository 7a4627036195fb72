import { expect, test } from "vitest";
import { writeZip } from "./write-zip.ts";
import { readZip } from "./zip.ts";

const encoder = new TextEncoder();

async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const taken: BlobPart[] = [];
  for await (const piece of pieces) taken.push(new Uint8Array(piece));
  return new Uint8Array(await new Blob(taken).arrayBuffer());
}

test("writes a file that opens again with every entry as it was", async () => {
  const large = crypto.getRandomValues(new Uint8Array(50_000));
  const zip = await collect(
    writeZip([
      { name: "a.json", content: [encoder.encode('{"name":'), encoder.encode('"José"}')] },
      { name: "files/large.bin", content: [large] },
      { name: "empty.txt", content: [] },
    ]),
  );
  const read = (name: string) => readZip(zip, 1_000_000, name) as { names: Set<string>; content: Uint8Array };
  expect([...read("a.json").names]).toEqual(["a.json", "files/large.bin", "empty.txt"]);
  expect(new TextDecoder().decode(read("a.json").content)).toBe('{"name":"José"}');
  expect(read("files/large.bin").content).toEqual(large);
});

test("asks for the next piece only once the last one is taken, so that no file is held whole", async () => {
  let asked = 0;
  function* pieces() {
    for (; asked < 100; asked++) yield new Uint8Array(1000);
  }
  for await (const _ of writeZip([{ name: "a", content: pieces() }])) if (asked >= 3) break;
  expect(asked).toBe(3);
});
