import { readFileSync } from "node:fs";
import { loadCities } from "../../load/load-cities.ts";
import { checkBudget } from "../budgets.ts";
import { bundleSite, readCpuMs, serveBuiltSite } from "../site.ts";
import type { Slowness } from "../slowness.ts";
import { listInvented, toNumbers } from "./invented.ts";
import { findMistake, type GivenAnswer, type MentorCase, mentorCases } from "./mentor-cases.ts";

const leastRight = 85;
const mostCpuMs = 10;
/** The first questions fill the isolate's caches. */
const warming = 10;

export async function benchMentor(slowness: Slowness): Promise<boolean> {
  const site = await serveBuiltSite(await bundleSite());
  try {
    await loadCities(site.db, "bench", Date.now());
    const { tuned, fresh } = mentorCases.parse(JSON.parse(readFileSync("tests/samples/mentor.json", "utf8")));
    const cases = [...tuned, ...fresh];
    const ask = async (question: string) => {
      const body = JSON.stringify({ question });
      const headers = { "content-type": "application/json" };
      const response = await fetch(new URL("/api/mentor", site.url), { method: "POST", headers, body });
      return (await response.json()) as GivenAnswer;
    };
    for (const { question } of cases.slice(0, warming)) await ask(question);
    const before = readCpuMs(site.processId);
    const answers: GivenAnswer[] = [];
    for (const { question } of cases) answers.push(await ask(question));
    const cpu = (readCpuMs(site.processId) - before) / cases.length;
    const isRight = describeRates(cases, answers);
    const invented = await countInvented(site.url, cases, answers);
    const within = [
      checkBudget({ what: "invented figures", limit: 0, unit: "figures" }, invented),
      checkBudget(
        { what: "a question, CPU of workerd", limit: mostCpuMs, unit: "ms" },
        cpu,
        slowness.requests,
      ),
    ];
    return isRight && within.every(Boolean);
  } finally {
    await site.stop();
  }
}

function describeRates(cases: readonly MentorCase[], answers: readonly GivenAnswer[]): boolean {
  const mistakes = cases.map((one, at) => findMistake(one, answers[at]!));
  const count = (isAsked: (one: MentorCase) => boolean) => {
    const asked = cases.flatMap((one, at) => (isAsked(one) ? [mistakes[at]] : []));
    return `${asked.filter((mistake) => mistake === null).length} of ${asked.length}`;
  };
  console.log(`  answered from the right page: ${count(({ refused }) => refused === undefined)}`);
  console.log(`  rightly refused: ${count(({ refused }) => refused !== undefined)}`);
  const wrong = mistakes.filter((mistake) => mistake !== null);
  console.log(`  wrong: ${wrong.length}`);
  for (const mistake of wrong) console.log(`    ${mistake}`);
  const right = (100 * (cases.length - wrong.length)) / cases.length;
  return checkBudget({ what: "right", limit: leastRight, unit: "%", atLeast: true }, right);
}

async function countInvented(origin: URL, cases: readonly MentorCase[], answers: readonly GivenAnswer[]) {
  const data = ["certifications", "ce_requirements"]
    .map((name) => readFileSync(`data/${name}.json`, "utf8"))
    .join(" ");
  const pages = new Map<string, Promise<ReadonlySet<string>>>();
  const listNumbers = (page: string) => {
    const known = pages.get(page) ?? readNumbers(new URL(page, origin));
    pages.set(page, known);
    return known;
  };
  let invented = 0;
  for (const [at, { question }] of cases.entries()) {
    const figures = await listInvented(question, answers[at]!, { listNumbers, data });
    for (const figure of figures) console.log(`    ${figure}`);
    invented += figures.length;
  }
  return invented;
}

async function readNumbers(page: URL): Promise<ReadonlySet<string>> {
  const html = await (await fetch(page, { headers: { accept: "text/html" } })).text();
  return new Set(
    toNumbers(
      html
        .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
        .replace(/<!--.*?-->/g, "")
        .replace(/<[^>]+>/g, " "),
    ),
  );
}
