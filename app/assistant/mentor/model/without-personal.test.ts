import { expect, test } from "vitest";
import { withoutPersonal } from "./ask-model.server.ts";

test.each([
  ["Write to dana.reyes+jobs@clinic.example about ICU jobs", "Write to [email] about ICU jobs"],
  ["I am dana (at) clinic.example", "I am [email]"],
  ["Call me at (312) 555-0188, I am an RN", "Call me at [phone], I am an RN"],
  ["Call 312.555.0188 or 1-312-555-0188", "Call [phone] or [phone]"],
  ["My number is 3125550188", "My number is [phone]"],
  ["Reach me at +44 20 7946 0958", "Reach me at [phone]"],
  ["555-0188 is my number", "[phone] is my number"],
  ["My SSN is 123-45-6789", "My SSN [number]"],
  ["123 45 6789 is it", "[number] is it"],
  ["My license number is RN-123456 in Texas", "My license [number] in Texas"],
  ["License #A1234567, can I move?", "License [number], can I move?"],
  ["My NPI is 1234567893", "My NPI [number]"],
  ["DEA AB1234563", "DEA [number]"],
  ["RN123456 from Ohio", "[number] from Ohio"],
  ["Card 4111 1111 1111 1111", "Card [number]"],
  ["I was born on 04/05/1988 and work nights", "I was [date of birth] and work nights"],
  ["４１５-５５５-０１８８", "[phone]"],
])("takes out of a question what names a person: %s", (asked, sent) => {
  expect(withoutPersonal(asked)).toBe(sent);
});

test.each([
  "How much would I keep of $95,000 in Oregon after taxes?",
  "What does an RN make with 10 years in 60601?",
  "Is $1,250,000 a lot for a surgeon in 2026?",
  "I make 95000, is 120000 possible in 2027?",
  "Do I need 1,750 hours for the CCRN?",
  "Three 12-hour shifts, 7p-7a, at $48.50 an hour, 13 weeks",
  "My license expires 05/01/2027 in Texas, when do I renew?",
  "Does California take a license by endorsement in 2026?",
])("leaves the figures of a career question: %s", (asked) => {
  expect(withoutPersonal(asked)).toBe(asked);
});
