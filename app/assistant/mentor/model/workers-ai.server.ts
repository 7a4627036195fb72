import * as z from "zod";
import type { Env } from "#app/kit/platform/env.ts";
import type { LanguageModel } from "./language-model.ts";

const answer = z.object({
  response: z.string().nullish(),
  tool_calls: z
    .array(z.object({ name: z.string(), arguments: z.object({ question: z.string().min(1).max(400) }) }))
    .nullish(),
});

/** Workers AI, whose calls have no ids and bring their arguments as an object. */
export const toWorkersAi =
  (binding: NonNullable<Env["AI"]>, name: string): LanguageModel =>
  async (messages, tools, signal) => {
    const given = await Promise.race([
      binding.run(name, { messages, tools, temperature: 0 }),
      toRejection(signal),
    ]);
    const { response, tool_calls } = answer.parse(given);
    return {
      text: response ?? "",
      calls: (tool_calls ?? []).map((call, at) => ({
        id: `call-${messages.length}-${at}`,
        name: call.name,
        question: call.arguments.question,
      })),
    };
  };

/** The binding takes no signal. */
const toRejection = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
