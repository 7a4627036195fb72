import { Inflate } from "fflate";
import { UnreadableDocument } from "./text-limits.ts";

const pieceBytes = 2 * 1024;

/** What may still be unpacked, shared by all parts of a file. */
export interface UnpackBudget {
  left: number;
}

/**
 * Feeds little at a time, because a kilobyte may unpack to a megabyte. Data that breaks off or is no Deflate ends what
 * comes out. Returns how many bytes were read.
 */
export function inflateWithin(
  packed: Uint8Array,
  budget: UnpackBudget,
  take: (bytes: Uint8Array) => void = () => {},
): number {
  let isOver = false;
  const inflate = new Inflate((bytes) => {
    budget.left -= bytes.length;
    isOver ||= budget.left < 0;
    if (!isOver) take(bytes);
  });
  let at = 0;
  try {
    for (; at < packed.length && !isOver; at += pieceBytes)
      inflate.push(packed.subarray(at, at + pieceBytes), at + pieceBytes >= packed.length);
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
  }
  if (isOver) throw new UnreadableDocument("too-large");
  return Math.min(at + pieceBytes, packed.length);
}
