import { claims } from "#app/claims.ts";
import { site } from "#app/site.ts";

export const contactNextSteps = [
  `A person reads your message and answers ${claims.answerTime}, by email or by phone if you gave a number.`,
  `If you can't wait, call ${site.phone}, ${site.hours}. Give the reference and we will find your message.`,
];

export const anotherMessage = "Send another message";
