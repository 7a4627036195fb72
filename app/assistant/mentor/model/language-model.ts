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
