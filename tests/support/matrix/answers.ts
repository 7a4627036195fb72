import { type MockInstance, vi } from "vitest";
import { toText } from "../html.ts";
import { origin } from "../site.ts";

/** What only our code, a validator or the database says. */
const inside =
  /Invalid input|expected string|ZodError|Sqlite|SQLITE_|D1_ERROR|TypeError|RangeError|SyntaxError|\n\s+at .+:\d+|node_modules|\.server\.ts/;
/** Markup of tests/support/hostile.ts that a browser would run. */
const running =
  /<script>hostile|<(?:img|svg)(?:"[^"]*"|[^">])* on\w+=hostile|(?:href|src|action)="\s*(?:javascript|data):[^"]*hostile/i;
const inHeader = /[^\x20-\x7e]|<script|onerror=|hostile\(\)/;

/**
 * The length of what an answer says: a character that HTML or a script must escape counts once. A page may show what
 * was typed twice, in its field and in its data.
 */
export const toPlainLength = (text: string): number =>
  text.replace(/&(?:lt|gt|amp|quot|#x27|#39);|\\+(?:u[0-9a-f]{4}|["\\nrt])/gi, ".").length;

const roomForMessage = 10_000;

let logs: MockInstance<typeof console.error>[] = [];

/** From here on, listFaults tells what was logged. Returns what ends that. */
export function watchLogs(): () => void {
  logs = (["error", "warn"] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => {}));
  return () => {
    for (const log of logs) log.mockRestore();
  };
}

/** Of a picture or a PDF too. */
export const readText = async (answer: Response): Promise<string> =>
  new TextDecoder().decode(await answer.arrayBuffer());

/** What was logged since the last answer. Of requests at once, it is one of theirs. */
function takeLogged(): string[] {
  return logs.flatMap((log) => {
    const lines = log.mock.calls.map((call) => `logs ${call.join(" ").slice(0, 300)}`);
    log.mockClear();
    return lines;
  });
}

function listHeaderFaults(headers: Headers): string[] {
  const wrong = [...headers].filter(([name, value]) => inHeader.test(value) || name === "x-hostile");
  const to = headers.get("location");
  const leadsAway = to !== null && (new URL(to, origin).origin !== origin || /\\|^\/\//.test(to));
  return [
    ...wrong.map(([name, value]) => `has the header ${name}: ${value.slice(0, 80)}`),
    ...(leadsAway ? [`leads to ${to.slice(0, 80)}`] : []),
  ];
}

function isProblem(text: string): boolean {
  if (!text.startsWith("{")) return false;
  const { code, message, detail } = JSON.parse(text) as Record<string, unknown>;
  return typeof code === "string" && typeof (message ?? detail) === "string";
}

/** Returns what is wrong with an answer, whatever was asked. @param fair lengths of a usual answer and of what was sent */
export async function listFaults(
  answer: Response,
  isEndpoint: boolean,
  fair: { normal: number; sent: number },
): Promise<string[]> {
  const { status, headers } = answer;
  const type = headers.get("content-type") ?? "";
  const text = await readText(answer);
  const isPage = type.startsWith("text/html");
  const said = inside.exec(isPage ? toText(text) : text)?.[0];
  const run = /html|xml/.test(type) && running.exec(text);
  // A form leads back to the whole address.
  const copies = 2 + (isPage ? text.split("<form").length - 1 : 0);
  const most = 1.5 * fair.normal + copies * fair.sent + roomForMessage;
  const length = toPlainLength(text);
  const isRefused = status >= 400;
  return [
    ...(status >= 500 ? [`is ${status}`] : []),
    ...(said ? [`says ${said.trim()}`] : []),
    ...(run ? [`runs ${text.slice(run.index, run.index + 80)}`] : []),
    ...(isEndpoint && isRefused && !isProblem(text) ? [`says no problem: ${text.slice(0, 80)}`] : []),
    ...(isPage && isRefused && !text.includes("</title>") ? ["is no page of ours"] : []),
    ...(length > most ? [`has ${length} characters`] : []),
    ...listHeaderFaults(headers),
    ...takeLogged(),
  ];
}
