import { z } from "zod";
import { type CareersContent, mostValues } from "#app/companies/pitch/careers/careers-content.ts";
import { optionalLine, optionalText } from "#app/kit/forms/fields.ts";

const badVideo = "Please enter an address that begins with https://";

/** "youtu.be/x" becomes "https://youtu.be/x". Null for what is not encrypted or no browser opens. */
function toVideo(typed: string): string | null {
  const text = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(typed) || !URL.canParse(text)) return null;
  const { protocol, hostname, username, password, href } = new URL(text);
  const isName = /^[a-z0-9.-]+\.[a-z][a-z0-9-]*[a-z]$/i.test(hostname);
  return protocol === "https:" && isName && !username && !password ? href : null;
}

const videoField = optionalLine(300).transform((typed, context) => {
  const video = typed === null ? null : toVideo(typed);
  if (typed !== null && video === null) context.addIssue({ code: "custom", message: badVideo });
  return video;
});

type ValueNumber = 1 | 2 | 3 | 4 | 5 | 6;
export const valueNumbers = Array.from({ length: mostValues }, (_, at) => (at + 1) as ValueNumber);

const title = optionalLine(60);
const sentence = optionalLine(240);

export const careersSchema = z
  .object({
    ...{ text: optionalText(4000), video: videoField },
    ...{ title1: title, title2: title, title3: title, title4: title, title5: title, title6: title },
    ...{ value1: sentence, value2: sentence, value3: sentence, value4: sentence, value5: sentence },
    value6: sentence,
  })
  .superRefine((typed, context) => {
    for (const at of valueNumbers) {
      const [named, said] = [typed[`title${at}`], typed[`value${at}`]];
      if (named && !said)
        context.addIssue({
          code: "custom",
          path: [`value${at}`],
          message: "Say in a sentence what it means",
        });
      if (said && !named)
        context.addIssue({ code: "custom", path: [`title${at}`], message: "Enter a short title for it" });
    }
  });

export function toContent(typed: z.output<typeof careersSchema>): CareersContent {
  const values = valueNumbers.flatMap((at) => {
    const [named, said] = [typed[`title${at}`], typed[`value${at}`]];
    return named && said ? [{ title: named, text: said }] : [];
  });
  return { text: typed.text.replace(/\r\n?/g, "\n"), values, video: typed.video };
}

export const toCareersFields = ({ text, values, video }: CareersContent): Record<string, string> => ({
  text,
  video: video ?? "",
  ...Object.fromEntries(
    values.flatMap((value, at) => [
      [`title${at + 1}`, value.title],
      [`value${at + 1}`, value.text],
    ]),
  ),
});

export const toCareersTexts = ({ text, values, video }: CareersContent): Record<string, string> => ({
  "About working here": text,
  Values: values.map((value) => `${value.title}: ${value.text}`).join("\n"),
  Video: video ?? "",
});
