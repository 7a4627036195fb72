import type { Env } from "#app/kit/platform/env.ts";
import { toChatCompletions } from "./chat-completions.server.ts";
import type { LanguageModel } from "./language-model.ts";
import { toWorkersAi } from "./workers-ai.server.ts";

type ModelEnv = Pick<Env, "AI" | "MENTOR_MODEL" | "MENTOR_MODEL_ADDRESS" | "MENTOR_MODEL_KEY">;

/** Null, as it is by default, when the mentor answers without a language model. */
export function findModel(env: ModelEnv): LanguageModel | null {
  const { MENTOR_MODEL: name, MENTOR_MODEL_ADDRESS: address, MENTOR_MODEL_KEY: key = "", AI: binding } = env;
  if (!name) return null;
  if (address) return toChatCompletions({ address, key, name });
  return binding ? toWorkersAi(binding, name) : null;
}
