/** What a webhook hears of, in the words of the page. */
export const webhookEvents = {
  "application.created": "Someone applied",
  "application.moved": "An applicant moved to another stage",
  "message.created": "A message to or from an applicant",
  "posting.opened": "A posting opened",
  "posting.closed": "A posting is no longer open",
} as const;

type WebhookEvent = keyof typeof webhookEvents;

export const eventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** Sent by a press of a button. */
export const testEvent = "webhook.test";

export const webhookShapes = {
  standard: "JSON with ids and a link",
  slack: "One line of text, for Slack's incoming webhooks",
} as const;

export type WebhookShape = keyof typeof webhookShapes;

export const shapeNames = Object.keys(webhookShapes) as [WebhookShape, ...WebhookShape[]];

/** For people. */
export const findEventName = (type: string): string =>
  type === testEvent
    ? "A test"
    : (Object.entries(webhookEvents).find(([name]) => name === type)?.[1] ?? type);

interface Standing {
  status: "active" | "paused";
  failingSince: number | null;
}

export const toWebhookChip = ({ status, failingSince }: Standing) =>
  status === "paused"
    ? ({ label: "Paused", tone: "coral" } as const)
    : failingSince === null
      ? ({ label: "Active", tone: "good" } as const)
      : ({ label: "Failing", tone: "amber" } as const);
