import { beforeAll, expect, test } from "vitest";
import { emptyAbout, emptyRecord } from "#app/clinicians/profile/record/profile.ts";
import { endpoints } from "../../functions/api.ts";
import { listRead } from "../../functions/cache-address.ts";
import { fillCatalog } from "../support/catalog.ts";
import {
  hostileEscapes,
  hostileFieldNames,
  hostileForms,
  hostileJson,
  hostileQueries,
  hostileTexts,
  toEscaped,
} from "../support/hostile.ts";
import { type Known, listKnown } from "../support/matrix/addresses.ts";
import { listFaults, readText, toPlainLength, watchLogs } from "../support/matrix/answers.ts";
import { type Cast, createCast } from "../support/matrix/cast.ts";
import { findFitting, hasPage, keepRows, knock, takes } from "../support/matrix/cells.ts";
import { findKind } from "../support/matrix/expected.ts";
import { endpointBodies, findForms, readParameters, type SentForm } from "../support/matrix/forms.ts";
import { env, isWhole, origin } from "../support/site.ts";
import { createVitalsTables } from "../vitals/tables.ts";

const timeout = 1_800_000;
let cast: Cast;
let known: Known[];
let putBack: () => Promise<void>;

beforeAll(async () => {
  await fillCatalog();
  await createVitalsTables(env.VITALS_DB);
  cast = await createCast();
  known = listKnown(cast);
  putBack = await keepRows();
});

beforeAll(watchLogs);

interface Asked {
  what: string;
  address: string;
  sent: number;
  init?: RequestInit;
}

const cut = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}... of ${text.length}` : text);

/** One of so many in the whole run and few in the short one. Each route gets others, so that none is left out. */
const sample = <T>(list: readonly T[], route: number, each: number): readonly T[] =>
  list.filter((_, at) => (at + route) % (isWhole ? each : 127) === 0);

const lengths = new Map<string, number>();

/** The length of a page as this person usually sees it. */
async function readLength(person: string, address: string): Promise<number> {
  const key = `${person} ${address}`;
  const length =
    lengths.get(key) ?? toPlainLength(await readText(await knock(cast, person, origin + address, {})));
  lengths.set(key, length);
  return length;
}

/** Sends several at once what changes nothing, and otherwise puts back what each has changed. */
async function ask(
  route: Pick<Known, "pattern" | "address">,
  person: string,
  list: readonly Asked[],
  atOnce = 8,
) {
  if (list.length === 0) return [];
  const usual = [route.address, "/no-such-page", "/"].map((address) => readLength(person, address));
  const normal = Math.max(...(await Promise.all(usual)));
  const faults: string[] = [];
  for (let at = 0; at < list.length; at += atOnce) {
    const answers = list.slice(at, at + atOnce).map(async ({ what, address, sent, init = {} }) => {
      const done = new AbortController();
      const answer = await knock(cast, person, origin + address, { ...init, signal: done.signal });
      const isTaken = init.method === "POST" && (answer.status < 400 || answer.status === 429);
      const found = await listFaults(answer, address.startsWith("/api/"), { normal, sent });
      // Ends the timer that Remix has for each page: workerd takes 10,000 at a time.
      done.abort();
      if (isTaken) await putBack();
      return found.map((fault) => `${init.method ?? "GET"} ${route.pattern} by ${person}, ${what}: ${fault}`);
    });
    faults.push(...(await Promise.all(answers)).flat());
  }
  return faults;
}

const toDataAddress = (path: string) => (path === "/" ? "/_root.data" : `${path}.data`);

test("answers hostile names in every address that takes one", { timeout }, async () => {
  const faults: string[] = [];
  const routes = known.filter(({ pattern }) => /[:*]/.test(pattern));
  for (const [route, each] of routes.filter((_, at) => isWhole || at % 16 === 0).entries()) {
    const parts = each.pattern.split("/");
    const given = each.address.split("?")[0]!.split("/");
    const list = parts.flatMap((part, at) =>
      /[:*]/.test(part)
        ? sample(hostileEscapes, route + at, 4).map((sent, of) => {
            const value = sent.replace(/[&#?]/g, encodeURIComponent);
            const path = given
              .with(
                at,
                part.replace(/:\w+|\*/, () => value),
              )
              .join("/");
            const address = of % 4 === 3 && hasPage(each) ? toDataAddress(path) : path;
            return { what: cut(path), address, sent: value.length };
          })
        : [],
    );
    faults.push(...(await ask(each, findFitting(each, "GET") ?? "anonymous", list)));
  }
  expect(faults).toEqual([]);
});

/** Names that private pages read and that no form or link of theirs has. */
const privateNames =
  "q query page sort status state done before after token returnTo as answer into with template job".split(
    " ",
  );

async function listNames(each: Known, person: string): Promise<string[]> {
  const [path = "", query] = each.address.split("?");
  const names = [...listRead(path.split("/")[1]!), ...new URLSearchParams(query).keys()];
  if (hasPage(each))
    names.push(...(await readParameters(await knock(cast, person, each.address, {}), each.address)));
  const isPrivate = findKind(each.pattern) !== "everybody" || path.startsWith("/api/");
  return [...new Set([...names, ...(isPrivate ? privateNames : [])])];
}

test("answers hostile parameters of every page and file", { timeout }, async () => {
  const faults: string[] = [];
  const routes = known.filter((each, at) => takes(each, "GET") && (isWhole || at % 24 === 0));
  for (const [route, each] of routes.entries()) {
    const person = findFitting(each, "GET");
    if (!person) continue;
    const names = await listNames(each, person);
    const readName = (of: number) => names[of % names.length] ?? "q";
    // One alone, because the first that is refused may hide the others, and all together.
    const searches = [
      ...sample(hostileEscapes, route, names.length > 0 ? 6 : 48).flatMap((value, of) => [
        `${readName(of + route)}=${value}`,
        names
          .map((name, at) => `${name}=${hostileEscapes[(of * 7 + at * 11 + route) % hostileEscapes.length]!}`)
          .join("&")
          .slice(0, 30_000),
      ]),
      ...sample(hostileFieldNames, route, 6).map((name) => `${name}=1&${name}=2`),
      ...sample(hostileQueries, route, 6),
      ...sample([`${readName(route)}=1&`.repeat(10_000)], route, 3),
    ];
    const [path = ""] = each.address.split("?");
    const list = searches.map((search, of) => ({
      what: cut(`?${search}`),
      address: `${of % 4 === 3 && hasPage(each) ? toDataAddress(path) : path}?${search}`,
      sent: search.length,
    }));
    faults.push(...(await ask(each, person, list)));
  }
  expect(faults).toEqual([]);
});

const toPost = (what: string, address: string, type: string, body: string): Asked => ({
  what,
  address,
  sent: body.length,
  init: {
    method: "POST",
    body: new TextEncoder().encode(body),
    headers: type ? { "content-type": type } : undefined,
  },
});

const kinds: unknown[] = [
  null,
  true,
  -1,
  1e20,
  [],
  {},
  ["a"],
  { a: 1 },
  [[[]]],
  { toString: 1 },
  { length: 1e9 },
];

const toRecord = (value: unknown): string => {
  const goals = [{ id: "goal-1", text: value, nextStep: value, isDone: false }];
  const about = { ...emptyAbout, place: value, specialties: [value], pay: value, types: [value], goals };
  return JSON.stringify({ ...emptyRecord, about, aboutSaidAt: 1 });
};

/** Fields that are sent as JSON text with levels of their own. */
const asJson: Record<string, (value: unknown) => string> = {
  record: toRecord,
  words: (value) => JSON.stringify([["a", value], [value, 1, 1], value]),
};

test("answers hostile bodies at every endpoint", { timeout }, async () => {
  // Calls of a company's systems get no further without a key; tests/api/company-api.test.ts has one.
  const takers = known.filter(
    ({ pattern }) => endpoints[pattern]?.POST && !pattern.startsWith("/api/v1/company/"),
  );
  expect(takers.map(({ pattern }) => pattern).sort()).toEqual(Object.keys(endpointBodies).sort());
  const faults: string[] = [];
  for (const [route, each] of takers.entries()) {
    const person = findFitting(each, "POST")!;
    const shown = endpoints[each.pattern]!.GET
      ? await (await knock(cast, person, each.address, {})).json()
      : {};
    const body = { ...endpointBodies[each.pattern]! };
    for (const name of Object.keys(body)) body[name] = (shown as typeof body)[name] ?? body[name];
    const values = Object.keys(body).flatMap((name, at) =>
      sample([...hostileTexts, ...kinds], route + at, 4).map((value) =>
        toPost(
          cut(`${name}: ${JSON.stringify(value)}`),
          each.address,
          "application/json",
          JSON.stringify({ ...body, [name]: asJson[name]?.(value) ?? value }),
        ),
      ),
    );
    const odd = sample([...hostileForms, ...hostileJson], route, 4).map(({ what, type, body: text }) =>
      toPost(what, each.address, type, text),
    );
    faults.push(...(await ask(each, person, [...values, ...odd], 1)));
  }
  expect(faults).toEqual([]);
});

type Field = readonly [name: string, escaped: string];
const toBody = (fields: readonly Field[]) =>
  fields.map(([name, escaped]) => `${toEscaped(name)}=${escaped}`).join("&");

const part = (head: string, body: string) =>
  `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;

/** A form with a file of this name, type and content. */
const toUpload = ({ path, fields, file }: SentForm, text: string): Asked => {
  const upload = `name="${file}"; filename="${text.replaceAll('"', "%22")}.pdf"\r\nContent-Type: ${text.slice(0, 50)}`;
  const parts = fields.map(([name, value]) => part(`name="${name}"`, value));
  const body = `${parts.join("")}${part(upload, `%PDF-1.7 ${text}`)}--b--\r\n`;
  return toPost(cut(`the file ${text}`), path, "multipart/form-data; boundary=b", body);
};

/** The form with a hostile value in one field, in its place or after what belongs there, and in all; and odd bodies. */
function listHostile(form: SentForm, index: number): Asked[] {
  const { path, file } = form;
  const fields: Field[] = form.fields.map(([name, value]) => [name, toEscaped(value)]);
  const send = (what: string, all: readonly Field[], more = "") =>
    toPost(what, path, "application/x-www-form-urlencoded", toBody(all) + more);
  const values = fields.length === 0 ? [] : sample(hostileEscapes, index, 5);
  return [
    ...values.map((value, of) => {
      const at = (of + index) % fields.length;
      const [name, usual] = fields[at]!;
      const text = Math.floor(of / fields.length) % 2 ? `${usual}%20${value}` : value;
      return send(cut(`${name}=${text}`), fields.with(at, [name, text]));
    }),
    ...values
      .filter((_, of) => of % 6 === 0)
      .map((value) =>
        send(
          cut(`all of ${value}`),
          fields.map(([name]) => [name, value.slice(0, 3000)]),
        ),
      ),
    ...sample(hostileFieldNames, index, 10).map((name) =>
      send(cut(`the name ${name}`), fields, `&${name}=1`),
    ),
    ...sample(hostileForms, index, 10).map(({ what, type, body }) => toPost(what, path, type, body)),
    ...(file ? sample(hostileTexts, index, 2).map((text) => toUpload(form, text)) : []),
  ];
}

test("answers hostile values in every form", { timeout }, async () => {
  const takers = known.filter((each) => takes(each, "POST"));
  const forms = await findForms(
    cast,
    takers.filter((_, at) => isWhole || at % 6 === 0),
  );
  expect(forms.length).toBeGreaterThan(isWhole ? 100 : 5);
  const faults: string[] = [];
  for (const [index, form] of forms.entries()) {
    const at = { pattern: form.pattern, address: form.path };
    faults.push(...(await ask(at, form.person, listHostile(form, index), 1)));
  }
  expect(faults).toEqual([]);
});

// Last, because it leaves what it sends.
test.runIf(isWhole)("shows what was stored as text and runs none of it", { timeout }, async () => {
  const markup = toEscaped(
    `<script>hostile()</script>"><img src=x onerror=hostile()>[a](javascript:hostile())`,
  );
  const takers = known.filter(
    (each) => takes(each, "POST") && !/team|log(in|out)|sessions/.test(each.pattern),
  );
  let taken = 0;
  for (const form of await findForms(cast, takers)) {
    const fields: Field[] = form.fields.map(([name, value]) => [name, toEscaped(value)]);
    for (const [at, [name, usual]] of fields.entries()) {
      const body = toBody(fields.with(at, [name, `${usual}%20${markup}`]));
      const { init } = toPost(name, form.path, "application/x-www-form-urlencoded", body);
      const answer = await knock(cast, form.person, form.path, init!);
      await answer.body?.cancel();
      if (answer.status < 400) taken += 1;
    }
  }
  expect(taken).toBeGreaterThan(40);
  const faults: string[] = [];
  for (const each of known)
    faults.push(
      ...(await ask(each, findFitting(each, "GET") ?? "anonymous", [
        { what: "after it", address: each.address, sent: 100_000 },
      ])),
    );
  expect(faults).toEqual([]);
});
