import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { workPaths } from "#app/work-paths.ts";
import { testEvent, type WebhookShape } from "./webhook-events.ts";

interface StoredMessage {
  type: string;
  /** JSON, as the triggers write it (migrations/0123). */
  data: string;
  createdAt: number;
}

interface MessageData {
  application?: string;
  posting?: string | null;
  title?: string;
  state?: string;
  stage?: string | null;
  status?: string;
  from?: "applicant" | "company";
}

/** The same for each try. Names ids, stages and postings, and nobody. */
export function toMessageBody(
  { type, data, createdAt }: StoredMessage,
  shape: WebhookShape,
  company: string,
  siteUrl: string,
): string {
  const told = JSON.parse(data) as MessageData;
  const url = new URL(toPath(told, company), siteUrl).href;
  if (shape === "slack") return JSON.stringify({ text: escapeText(`${toSentence(type, told)}: `) + url });
  return JSON.stringify({ type, timestamp: new Date(createdAt).toISOString(), data: { ...told, url } });
}

function toPath({ application, posting }: MessageData, company: string): string {
  if (application) return workPaths.hiringApplicant(company, application);
  return posting ? paths.job(posting) : workPaths.hiringDevelopers(company);
}

const sentences: Record<string, (told: MessageData) => string> = {
  [testEvent]: () => `A test from ${site.name}. It arrived`,
  "application.created": ({ title }) => `Someone applied for ${title}`,
  "application.moved": ({ title, stage, state }) => `An applicant for ${title} is now in ${stage ?? state}`,
  "message.created": ({ title, from }) =>
    from === "applicant"
      ? `An applicant for ${title} wrote to you`
      : `Your team wrote to an applicant for ${title}`,
  "posting.opened": ({ title }) => `${title} is open`,
  "posting.closed": ({ title, status }) => `${title} is no longer open (${status})`,
};

const toSentence = (type: string, told: MessageData): string => sentences[type]?.(told) ?? type;

/** Slack's own three. */
const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
