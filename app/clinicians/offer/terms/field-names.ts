import { type ChoiceName, choiceNames } from "./choice-fields.ts";
import { type NumberName, numberNames } from "./number-fields.ts";

const textNames = ["state", "city"] as const;
export type FieldName = NumberName | ChoiceName | (typeof textNames)[number];
export const offerFields: readonly FieldName[] = [...choiceNames, ...numberNames, ...textNames];

export type TypedOffer = Partial<Record<FieldName, string>>;
