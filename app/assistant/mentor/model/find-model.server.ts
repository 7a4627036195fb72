import * as z from "zod";
import type { Env } from "#app/kit/platform/env.ts";

type ModelEnv = Pick<Env, "AI" | "MENTOR_MODEL" | "MENTOR_MODEL_ADDRESS" | "MENTOR_MODEL_KEY">;

/** Null, as it is by default, when the mentor answers without a language model. */
export function findModel(env: ModelEnv): LanguageModel | null {
  const { MENTOR_MODEL: name, MENTOR_MODEL_ADDRESS: address, MENTOR_MODEL_KEY: key = "", AI: binding } = env;
  if (!name) return null;
  if (address) return toChatCompletions({ address, key, name });
  return binding ? toWorkersAi(binding, name) : null;
}

const answer = z.object({
  response: z.string().nullish(),
  tool_calls: z
    .array(z.object({ name: z.string(), arguments: z.object({ question: z.string().min(1).max(400) }) }))
    .nullish(),
});

/** Workers AI, whose calls have no ids and bring their arguments as an object. */
const toWorkersAi =
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
const toChatCompletions =
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

/** A message of the chat completions format. */
export type ModelMessage =
  | { role: "system" | "user"; content: string }
  | { role: "assistant"; content: string; tool_calls: readonly WrittenCall[] }
  | { role: "tool"; tool_call_id: string; content: string };

interface WrittenCall {
  id: string;
  type: "function";
  function: { name: string; arguments: string };
}

export interface ToolCall {
  id: string;
  name: string;
  question: string;
}

export interface ModelTool {
  type: "function";
  function: { name: string; description: string; parameters: object };
}

/** What a model said: the tools that it wants, or else its words. */
interface ModelTurn {
  text: string;
  calls: readonly ToolCall[];
}

/** Rejects when the model fails or answers something else than asked. */
export type LanguageModel = (
  messages: readonly ModelMessage[],
  tools: readonly ModelTool[],
  signal: AbortSignal,
) => Promise<ModelTurn>;
