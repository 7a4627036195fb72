/** The text stays in the database, so that no queue holds a working link. */
export interface MailMessage {
  outboxId: number;
}

/** Absolute addresses. */
export interface AnnouncedPages {
  addresses: string[];
}

/** Each gets a Worker's run to itself, with a run's own limits. Holds ids only: what is due is read when it runs. */
export type WorkMessage =
  | { kind: "scheduled"; name: string; cron: string }
  | { kind: "feed" | "reread" | "hiring" | "export" | "alerts" | "webhook"; id: number };

/** A file in R2 and its type. app/clinicians/documents/document-reading.ts has the shape that its reader takes. */
export interface DocumentMessage {
  key: string;
  type: string;
}

export type OwnQuestion =
  | { kind: "applications"; after: string | null }
  | { kind: "draft"; slug: string; letter: string | null; answers: Record<string, string> };

export type OwnAnswer = { ok: true; answer: unknown } | { ok: false; text: string };

/** About the person whose key came with the request. */
export type AskOwn = (question: OwnQuestion) => Promise<OwnAnswer>;

/** The Worker that assistants' programs speak with (functions/mcp). It asks the public API by what it is given. */
export interface McpService {
  answer(
    request: Request,
    ask: (path: string) => Promise<Response>,
    askOwn: AskOwn | null,
  ): Promise<Response>;
}

export interface Env {
  DB: D1Database;
  VITALS_DB: D1Database;
  CATALOG: KVNamespace;
  FILES: R2Bucket;
  VITALS: Fetcher;
  MCP: McpService;
  MAIL: SendEmail;
  MAIL_QUEUE: Queue<MailMessage>;
  WORK_QUEUE: Queue<WorkMessage>;
  DOCUMENT_QUEUE: Queue<DocumentMessage>;
  ANNOUNCEMENT_QUEUE: Queue<AnnouncedPages>;
  ACCOUNT_LIMIT: RateLimit;
  REQUEST_LIMIT: RateLimit;
  BEACON_LIMIT: RateLimit;
  SEARCH_LIMIT: RateLimit;
  ANSWER_LIMIT: RateLimit;
  DRAFT_LIMIT: RateLimit;
  API_LIMIT: RateLimit;
  KEY_LIMIT: RateLimit;
  SITE_URL: string;
  MAIL_FROM: string;
  MAIL_TO: string;
  /** Whose mails come to this Worker. Without it, mails say that they are answered on the site. */
  REPLY_DOMAIN?: string;
  INDEXNOW_ENDPOINT: string;
  /** Without it, no search engine is told of changes. */
  INDEXNOW_KEY?: string;
  SESSION_SECRET: string;
  /** Workers AI, where a deployment binds it. */
  AI?: { run: (model: string, input: object) => Promise<unknown> };
  /** Without a model's name, the mentor answers alone. An address is a chat completions server's. */
  MENTOR_MODEL?: string;
  MENTOR_MODEL_ADDRESS?: string;
  MENTOR_MODEL_KEY?: string;
  /** An origin on this machine, for tests and local development. Never set at Cloudflare. */
  FEED_ORIGIN_ALLOWED?: string;
}

const minSecretLength = 32;

export function requireSecrets(env: Env): void {
  if (!env.SESSION_SECRET || env.SESSION_SECRET.length < minSecretLength) {
    throw new Error(
      `SESSION_SECRET is missing or under ${minSecretLength} characters. Set it with: wrangler secret put SESSION_SECRET`,
    );
  }
}
