import { checkCode } from "./check-code.ts";
import { step } from "./machine/steps.ts";

await step("Checking types and style", checkCode);
