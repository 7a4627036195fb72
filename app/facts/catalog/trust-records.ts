import * as z from "zod";
import { sentence, slug } from "./record-fields.ts";

const label = z.string().min(2);
const version = z.string().regex(/^\d+\.\d+$/);

/** Constants in the code, as "app/kit/platform/mail.ts keptMs". `howLong` states each of them in words. */
const spans = z.array(z.string().regex(/^\S+\.ts \w+$/)).optional();

const kept = { what: label, howLong: label, spans };

const dataRecord = z.strictObject({
  ...kept,
  details: sentence,
  why: sentence,
  who: label,
  tables: z.array(z.string()).min(1),
});
export type DataRecord = z.infer<typeof dataRecord>;

const deviceEntry = z.strictObject({ ...kept, name: label, what: sentence });
export type DeviceEntry = z.infer<typeof deviceEntry>;

const policySection = z.strictObject({
  id: slug,
  title: label,
  paragraphs: z.array(sentence).default([]),
  list: z.array(sentence).default([]),
  records: z.array(dataRecord).default([]),
  cookies: z.array(deviceEntry).default([]),
  device: z.array(deviceEntry).default([]),
});

export const policyText = z.strictObject({
  slug,
  title: label,
  description: z.string().min(60).max(160),
  lead: sentence,
  version,
  effective: z.iso.date(),
  changes: z.array(z.strictObject({ version, date: z.iso.date(), text: label })).min(1),
  sections: z.array(policySection).min(5),
});

export const aboutSection = z.strictObject({
  slug,
  title: label,
  paragraphs: z.array(sentence).min(1),
  list: z.array(sentence).default([]),
});
export type AboutSection = z.infer<typeof aboutSection>;

/** `slug` is the anchor that others link to, so it stays when the words change. */
const faqEntry = z.strictObject({
  slug,
  question: z.string().min(10).endsWith("?"),
  answer: sentence,
  keywords: z.array(z.string().min(2)).min(2),
  speakable: z.boolean(),
  link: z.strictObject({ to: z.string().startsWith("/"), label }).optional(),
});
export type FaqEntry = z.infer<typeof faqEntry>;

export const faqGroup = z.strictObject({ slug, title: label, questions: z.array(faqEntry).min(4) });
export type FaqGroup = z.infer<typeof faqGroup>;
