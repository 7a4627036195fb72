import * as z from "zod";
import type { LanguageModel } from "./language-model.ts";

const longestAnswer = 64 * 1024;
const mostTokens = 700;

const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({
                id: z.string().max(200),
                function: z.object({ name: z.string(), arguments: z.string() }),
              }),
            )
            .nullish(),
        }),
      }),
    )
    .min(1),
});

const callArguments = z.object({ question: z.string().min(1).max(400) });

/** Any server of the chat completions format, by its address and key. */
export const toChatCompletions =
  ({ address, key, name }: { address: string; key: string; name: string }): LanguageModel =>
  async (messages, tools, signal) => {
    const response = await fetch(`${address.replace(/\/$/, "")}/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model: name, messages, tools, temperature: 0, max_tokens: mostTokens }),
      // Workers know no "error". A redirect is an answer that is not ok, and the key goes nowhere else.
      redirect: "manual",
      signal,
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The model's server answered ${response.status}.`);
    if (text.length > longestAnswer) throw new Error("The model's server answered too much.");
    const { message } = completion.parse(JSON.parse(text)).choices[0]!;
    return {
      text: message.content ?? "",
      calls: (message.tool_calls ?? []).map(({ id, function: { name: tool, arguments: given } }) => ({
        id,
        name: tool,
        ...callArguments.parse(JSON.parse(given)),
      })),
    };
  };
