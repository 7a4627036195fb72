import { Inflate } from "fflate";

export type ZipProblem = "damaged" | "bomb";

interface ZipPart {
  /** In lower case: Office compares names so. */
  name: string;
  isDeflated: boolean;
  packedBytes: number;
  bytes: number;
  headAt: number;
}

const endSignature = 0x06054b50;
const directorySignature = 0x02014b50;
const headSignature = 0x04034b50;
const endBytes = 22;
const longestComment = 0xffff;
const mostParts = 5_000;

/**
 * Unpacks every part, to tell a bomb by what it does and not by what it says. The work is bounded: parts may not share
 * their bytes, and unpacking stops where a part grows beyond what the directory says.
 * @param wanted the name of one part, in lower case. Its content is empty where there is none.
 */
export function readZip(
  file: Uint8Array,
  mostBytes: number,
  wanted: string,
): { names: ReadonlySet<string>; content: Uint8Array } | ZipProblem {
  const parts = listParts(file);
  if (!parts) return "damaged";
  if (parts.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes) return "bomb";
  if (parts.reduce((sum, { packedBytes }) => sum + packedBytes, 0) > file.length) return "damaged";
  const names = new Set(parts.map(({ name }) => name));
  if (names.size !== parts.length) return "damaged";
  let content = new Uint8Array();
  for (const part of parts) {
    const packed = findPacked(file, part);
    if (!packed) return "damaged";
    const kept = new Uint8Array(part.name === wanted ? part.bytes : 0);
    const problem = unpack(packed, part, kept);
    if (problem) return problem;
    if (part.name === wanted) content = kept;
  }
  return { names, content };
}

const toView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** By APPNOTE 6.3.10. Null for a file that breaks off, is encrypted, or has what no document needs, as ZIP64. */
function listParts(file: Uint8Array): ZipPart[] | null {
  const view = toView(file);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  const start = view.getUint32(end + 16, true);
  if (count > mostParts || start + size > end) return null;
  const parts: ZipPart[] = [];
  let at = start;
  while (parts.length < count) {
    if (at + 46 > end || view.getUint32(at, true) !== directorySignature) return null;
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const method = view.getUint16(at + 10, true);
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    if (next > end || isEncrypted || (method !== 0 && method !== 8)) return null;
    parts.push({
      name: new TextDecoder().decode(file.subarray(at + 46, nameEnd)).toLowerCase(),
      isDeflated: method === 8,
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      headAt: view.getUint32(at + 42, true),
    });
    at = next;
  }
  return at === start + size ? parts : null;
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - endBytes;
  for (let at = last; at >= 0 && at >= last - longestComment; at--)
    if (view.getUint32(at, true) === endSignature && view.getUint16(at + 20, true) === last - at) return at;
  return null;
}

function findPacked(file: Uint8Array, { headAt, packedBytes, name }: ZipPart): Uint8Array | null {
  const view = toView(file);
  if (headAt + 30 > file.length || view.getUint32(headAt, true) !== headSignature) return null;
  const nameEnd = headAt + 30 + view.getUint16(headAt + 26, true);
  const start = nameEnd + view.getUint16(headAt + 28, true);
  const own = new TextDecoder().decode(file.subarray(headAt + 30, nameEnd)).toLowerCase();
  return own === name && start + packedBytes <= file.length
    ? file.subarray(start, start + packedBytes)
    : null;
}

/** What is unpacked at once: a piece grows to at most 1,032 times its bytes. */
const pieceBytes = 1024;

function unpack(packed: Uint8Array, { isDeflated, bytes }: ZipPart, kept: Uint8Array): ZipProblem | null {
  let size = 0;
  const take = (piece: Uint8Array) => {
    if (size + piece.length <= kept.length) kept.set(piece, size);
    size += piece.length;
  };
  if (!isDeflated) take(packed);
  else
    try {
      const inflater = new Inflate(take);
      for (let at = 0; at < packed.length && size <= bytes; at += pieceBytes)
        inflater.push(packed.subarray(at, at + pieceBytes), at + pieceBytes >= packed.length);
    } catch {
      return "damaged";
    }
  if (size > bytes) return "bomb";
  return size === bytes ? null : "damaged";
}
