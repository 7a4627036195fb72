import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { scopes } from "#app/companies/developers/scopes.ts";
import { retryWaitsMs } from "#app/companies/developers/webhooks/deliver.server.ts";
import { toMessageBody } from "#app/companies/developers/webhooks/message-body.ts";
import { webhookEvents } from "#app/companies/developers/webhooks/webhook-events.ts";
import { mostWebhooks } from "#app/companies/developers/webhooks/webhooks.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { logError } from "#app/kit/platform/log.ts";
import { rateLimitSeconds } from "#app/kit/platform/rate-limit.ts";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { site } from "#app/site.ts";
import { dataCredits } from "#app/site-credits.ts";
import { askExample } from "./ask.server.ts";
import type { Call } from "./company/call.ts";
import { calls } from "./company/calls.server.ts";
import { problems } from "./contract/problems.ts";
import { apiBase, type Resource } from "./contract/resource.ts";
import {
  getDescription,
  type JsonSchema,
  keyedRequestsAMinute,
  type Operation,
  type Parameter,
  requestsAMinute,
} from "./description.server.ts";
import { resources } from "./resources.server.ts";

type Example = Awaited<ReturnType<typeof askExample>>;

/** The examples are asked now, so that they say what the API says. */
export async function drawDevelopers(context: SiteContext): Promise<string> {
  const examples = await Promise.all(
    resources.map((of) =>
      askExample(context, of).catch((error): Example => {
        logError("developers.example", error, { requestId: context.requestId });
        context.preventCaching();
        return null;
      }),
    ),
  );
  return renderToStaticMarkup(<Developers siteUrl={context.env.SITE_URL} examples={examples} />);
}

interface DevelopersProps {
  siteUrl: string;
  /** In the order of the resources. */
  examples: readonly Example[];
}

function Developers({ siteUrl, examples }: DevelopersProps) {
  const base = new URL(apiBase, siteUrl).href;
  return (
    <>
      <PageHeader
        isAiry
        title="Our data for your program"
        lead="Read open jobs, pay, license rules and places as JSON. Free, without a key and from any website."
      />
      <div className="page grid gap-x-12 gap-y-8 pb-section lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start">
        <Contents />
        <div className="grid gap-12">
          <QuickStart base={base} />
          {resources.map((of, at) => (
            <ResourcePart key={of.id} of={of} example={examples[at]} />
          ))}
          <OfCompanies siteUrl={siteUrl} />
          {calls.map((of) => (
            <CallPart key={of.id} of={of} base={base} />
          ))}
          <Webhooks siteUrl={siteUrl} />
          <Assistants siteUrl={siteUrl} />
          <Rules base={base} />
        </div>
      </div>
    </>
  );
}

const webhooksPart = { id: "webhooks", title: "Webhooks" };

const companyPart = { id: "companies", title: "For employers: your postings and applications" };

/** What is not a resource, in its order on the page. */
const rules = {
  assistants: "For AI assistants",
  lists: "Lists and cursors",
  limits: "Limits",
  errors: "Errors",
  caching: "Caching",
  deprecation: "Changes and deprecation",
  license: "License of the data",
} as const;

function Contents() {
  const links = [
    ["quick-start", "Quick start"],
    ...resources.map(({ id, title }) => [id, title]),
    [companyPart.id, "For employers"],
    ...calls.map(({ id, title }) => [id, title]),
    [webhooksPart.id, webhooksPart.title],
    ...Object.entries(rules),
  ];
  return (
    <nav aria-labelledby="contents" className="api-contents">
      <h2 id="contents" className="pb-1 text-lg">
        On this page
      </h2>
      <ul>
        {links.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center text-ink-2 text-md hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}

const Text = ({ children }: { children: ReactNode }) => <p className="max-w-2xl text-ink-2">{children}</p>;

const Code = ({ children }: { children: string }) => (
  <pre className="code-block">
    <code>{children}</code>
  </pre>
);

function QuickStart({ base }: { base: string }) {
  return (
    <Part id="quick-start" title="Quick start">
      <Text>Ask for nursing jobs in Texas, newest first:</Text>
      <Code>{`curl "${base}/jobs?profession=registered-nurse&location=Texas&sort=newest"`}</Code>
      <Text>
        Every address begins with <code>{apiBase}</code>. The{" "}
        <a href={serverPaths.apiDescription()} className="link">
          OpenAPI 3.1 description
        </a>{" "}
        has all of this page for programs: load it into Postman, Insomnia or a code generator.
      </Text>
      <Text>
        Answers are JSON in UTF-8. Times are ISO 8601 in UTC, money is in US dollars, and null means that we
        do not know. A parameter that an address does not have is refused, so a typing error never passes for
        a wider search.
      </Text>
    </Part>
  );
}

function Assistants({ siteUrl }: { siteUrl: string }) {
  const address = new URL(serverPaths.mcp(), siteUrl).href;
  return (
    <Part id="assistants" title={rules.assistants}>
      <Text>
        The same data as tools of the Model Context Protocol: search jobs, read one, ask whether a license
        works in a state, what a role earns, how places compare, what is left after tax, and find an article.
        Add this address to an assistant that speaks it (streamable HTTP, protocol 2026-07-28 or 2025-11-25,
        no key needed):
      </Text>
      <Code>{address}</Code>
      <Text>
        With a person’s own key, which they make in their settings under “Access for AI assistants” and the
        assistant sends as <code>Authorization: Bearer clp_…</code>, there is more:{" "}
        <code>list_my_applications</code> says where each application stands, and{" "}
        <code>draft_application</code> keeps a letter and answers for a posting’s form for seven days and
        gives a link. The person logs in there, reads the draft and sends it; no tool sends anything. A key
        that we do not know gets 401, and a key has {keyedRequestsAMinute} requests in {rateLimitSeconds}{" "}
        seconds.
      </Text>
      <Text>
        The other tools only read. Each answer names the page that says so, and what an employer wrote is
        marked as data. Applying stays with the person: a job’s answer has the address of its form.
      </Text>
    </Part>
  );
}

function ResourcePart({ of, example }: { of: Resource; example: Example | undefined }) {
  const { parameters } = getDescription().paths[of.path]!.get!;
  return (
    <Part id={of.id} title={of.title}>
      <p className="wrap-anywhere">
        <code>
          <span className="api-method">GET</span> {apiBase + of.path}
        </code>
      </p>
      <Text>{of.about}</Text>
      <Parameters of={of.title} list={parameters} />
      {example && (
        <details className="api-example">
          <summary>
            Example<span className="sr-only"> of {of.title}</span>
          </summary>
          <Code>{`curl "${example.address}"`}</Code>
          <Code>{JSON.stringify(shorten(example.answer), null, 2)}</Code>
        </details>
      )}
    </Part>
  );
}

function Parameters({ of, list }: { of: string; list: readonly Parameter[] }) {
  if (list.length === 0) return null;
  return (
    <FigureTable
      label={`Parameters: ${of}`}
      headings={["Parameter", "Values", "What it does"]}
      onPhone="blocks"
      rows={list.map((one) => ({
        name: one.required ? `${one.name} (required)` : one.name,
        cells: [toValuesText(one.schema), toMeaning(one)],
      }))}
    />
  );
}

function OfCompanies({ siteUrl }: { siteUrl: string }) {
  return (
    <Part id={companyPart.id} title={companyPart.title}>
      <Text>
        An owner makes a key in the workspace: open Company, then “Connect your own systems”. Tick what the
        key may do, and send it with each request. It is for your servers: browsers of other sites get nothing
        with it.
      </Text>
      <Code>{`curl -H "Authorization: Bearer $CLW_KEY" "${new URL(`${apiBase}/company/postings`, siteUrl).href}"`}</Code>
      <ul className="grid gap-2 text-ink-2">
        {Object.entries(scopes).map(([scope, words]) => (
          <li key={scope}>
            <code>{scope}</code>: {words}.
          </li>
        ))}
      </ul>
      <Text>
        A key has {keyedRequestsAMinute} requests in {rateLimitSeconds} seconds, wherever they come from, also
        for the addresses that need none. A key that was revoked, or that someone made who is no longer an
        owner, gets 401; one without the scope, 403; and a record of another company is not found.
      </Text>
      <Text>
        Each POST needs an <code>Idempotency-Key</code>. Sent again within a day with the same body, it gets
        the stored answer with <code>Idempotency-Replayed: true</code> and does nothing more; with another
        body, 422; and while the first is under way, 409. An application is told from others by its key and
        its body together, so another body is another application.
      </Text>
    </Part>
  );
}

const shownMessage = {
  type: "application.moved",
  data: JSON.stringify({
    application: "kX3fQ9v1TzW0b7RmYc5d2A",
    posting: "registered-nurse-icu-houston-tx-4k2m9x1c",
    title: "Registered Nurse, ICU",
    state: "interview",
    stage: "Manager interview",
  }),
  createdAt: Date.UTC(2026, 10, 29, 8),
};

function Webhooks({ siteUrl }: { siteUrl: string }) {
  const body = JSON.parse(toMessageBody(shownMessage, "standard", "your-company", siteUrl)) as object;
  return (
    <Part id={webhooksPart.id} title={webhooksPart.title}>
      <Text>
        An owner adds up to {mostWebhooks} addresses in the workspace, beside the keys. We POST to each when
        something happens that it hears of:
      </Text>
      <ul className="grid gap-2 text-ink-2">
        {Object.entries(webhookEvents).map(([name, words]) => (
          <li key={name}>
            <code>{name}</code>: {words}.
          </li>
        ))}
      </ul>
      <Code>{JSON.stringify(body, null, 2)}</Code>
      <Text>
        Messages follow{" "}
        <a href="https://www.standardwebhooks.com/" className="link">
          Standard Webhooks
        </a>
        : check <code>webhook-signature</code> with your secret by one of its libraries, and refuse an old{" "}
        <code>webhook-timestamp</code>. A message may arrive twice: its <code>webhook-id</code> is the same
        then. Ask the API for the record itself. After a new secret, both sign for a day.
      </Text>
      <Text>
        Answer with 2xx within 10 seconds. Otherwise we send it again, up to {retryWaitsMs.length} times over
        three days, and follow no redirects. If nothing arrives for three days, or you answer 410, we pause
        the address and email your owners. For Slack, choose one line of text: <code>{'{"text": "…"}'}</code>.
      </Text>
    </Part>
  );
}

function CallPart({ of, base }: { of: Call; base: string }) {
  const { method, path, title, about, scope } = of;
  const operation = getDescription().paths[path]![method.toLowerCase() as "get"]!;
  const fields = toFields(operation);
  return (
    <Part id={of.id} title={title}>
      <p className="wrap-anywhere">
        <code>
          <span className="api-method">{method}</span> {apiBase + path}
        </code>
      </p>
      <Text>{about}</Text>
      <Text>
        Scope: <code>{scope}</code>
      </Text>
      <Parameters of={title} list={[...operation.parameters, ...fields]} />
      <details className="api-example">
        <summary>
          Example<span className="sr-only"> of {title}</span>
        </summary>
        <Code>{toCurl(of, base)}</Code>
      </details>
    </Part>
  );
}

/** Of the body, as the parameters are listed. */
function toFields({ requestBody }: Operation): Parameter[] {
  const schema = requestBody?.content["application/json"]?.schema;
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => {
    const { description, ...rest } = field as JsonSchema;
    const required = schema?.required?.includes(name) ?? false;
    return { name, in: "query", required, schema: rest, ...(description && { description }) };
  });
}

/** Quotes of the body are the shell's. */
function toCurl({ method, path, example: { params = {}, search, body } }: Call, base: string): string {
  const filled = Object.entries(params).reduce(
    (at, [name, value]) => at.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const address = `${base}${filled}${search ? `?${search}` : ""}`;
  return [
    `curl ${method === "GET" ? "" : `-X ${method} `}-H "Authorization: Bearer $CLW_KEY" \\`,
    ...(method === "POST" ? [`  -H "Idempotency-Key: $(uuidgen)" \\`] : []),
    ...(body
      ? [
          '  -H "Content-Type: application/json" \\',
          `  -d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}' \\`,
        ]
      : []),
    `  "${address}"`,
  ].join("\n");
}

const toMeaning = ({ description, name, schema, explode }: Parameter): string =>
  [
    description ?? (name === "cursor" ? "What the page before gave as next." : "As a list gives it."),
    schema.type === "array" && explode ? "Repeat it, or separate values with commas." : "",
  ]
    .filter(Boolean)
    .join(" ");

const mostValues = 8;

function toValuesText(schema: JsonSchema): string {
  if (schema.type === "array") return toValuesText(schema.items as JsonSchema);
  if (schema.type === "boolean") return "true or false";
  if (schema.const !== undefined) return String(schema.const);
  if (schema.format === "date") return "A date, such as 2027-01-31";
  if (schema.format === "date-time") return "A time, such as 2026-11-29T08:00:00Z";
  if (schema.enum) {
    const values = schema.enum.map(String);
    const shown = values.slice(0, mostValues).join(", ");
    return values.length > mostValues ? `${shown} and ${values.length - mostValues} more` : shown;
  }
  if (schema.type === "integer") return "A whole number";
  if (schema.type === "number") return `A number from ${schema.minimum} to ${schema.maximum}`;
  return schema.maxLength
    ? `Text of at most ${schema.maxLength} characters`
    : "A slug or a cursor, as we give it";
}

const mostItems = 3;
const mostLetters = 140;

/** Of a list one object or three words, and no long texts. */
function shorten(value: unknown): unknown {
  if (typeof value === "string" && value.length > mostLetters) return `${value.slice(0, mostLetters)}…`;
  if (Array.isArray(value)) return value.slice(0, typeof value[0] === "object" ? 1 : mostItems).map(shorten);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, shorten(of)]));
}

function Rules({ base }: { base: string }) {
  return (
    <>
      <Part id="lists" title={rules.lists}>
        <Text>
          A list has <code>data</code>, <code>next</code> and <code>links</code>. Follow{" "}
          <code>links.next</code> until it is null, or send <code>next</code> as <code>cursor</code> with the
          same parameters. A cursor of another search is refused. A search ends after 500 pages: narrow it by
          state or profession to see more.
        </Text>
        <Text>The examples above are shortened: one entry of each list, and no long texts.</Text>
      </Part>
      <Part id="limits" title={rules.limits}>
        <Text>
          {requestsAMinute} requests in {rateLimitSeconds} seconds from one network.{" "}
          <code>RateLimit-Policy</code> states the limit, and <code>RateLimit</code> about how many are left
          and in how many seconds the count begins again. Above it you get 429 with <code>Retry-After</code>.
          With a company's key, {keyedRequestsAMinute}. An address may have 2,000 characters. If you need
          more,{" "}
          <a href={paths.contact()} className="link">
            write to us
          </a>
          .
        </Text>
      </Part>
      <Part id="errors" title={rules.errors}>
        <Text>
          Errors are problem details (RFC 9457, <code>application/problem+json</code>) with <code>type</code>,{" "}
          <code>title</code>, <code>status</code>, <code>detail</code> and <code>code</code>. Where a
          parameter is wrong, <code>errors</code> names it.
        </Text>
        <ul className="grid gap-2 text-ink-2">
          {Object.entries(problems).map(([code, [status, title]]) => (
            <li key={code} id={`problem-${code}`} className="scroll-mt-24">
              <code>{code}</code> ({status}): {title}.
            </li>
          ))}
        </ul>
      </Part>
      <Part id="caching" title={rules.caching}>
        <Text>
          Every answer has an <code>ETag</code>. Send it back as <code>If-None-Match</code>, and you get 304
          without a body while nothing has changed. Shared caches may keep an answer for 10 minutes. Jobs
          change all day, and figures of surveys once a year.
        </Text>
        <Code>{`curl -H 'If-None-Match: "…"' "${base}/states/texas"`}</Code>
      </Part>
      <Part id="deprecation" title={rules.deprecation}>
        <Text>
          Within v1 we only add: new addresses, parameters, fields and values of fields such as{" "}
          <code>verdict</code>. Ignore what you do not know. What would break a program gets another version.
        </Text>
        <Text>
          Before an address or a version ends, its answers say so for at least 12 months:{" "}
          <code>Deprecation</code> (RFC 9745) since when, <code>Sunset</code> (RFC 8594) when it ends, and a{" "}
          <code>Link</code> to what replaces it. After that it answers 410.
        </Text>
      </Part>
      <Part id="license" title={rules.license}>
        <Text>
          You may show, copy and compute with what you get. Name {site.name} and link to the <code>url</code>{" "}
          of what you show. Postings belong to their employers: show them as they are, link to their page
          here, and remove them once they close. Figures carry their source and date; keep both with the
          figure. Do not use the API to contact people, or to pass our license answers off as legal advice.
        </Text>
        <FigureTable
          label="Sources of the data"
          headings={["What", "Source", "License"]}
          onPhone="blocks"
          rows={dataCredits.map(({ what, source, license }) => ({ name: what, cells: [source, license] }))}
        />
      </Part>
    </>
  );
}
