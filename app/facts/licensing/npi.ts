/** The prefix that makes an NPI a card number of the United States' health applications (ISO 7812). */
const prefix = "80840";

/** Ten digits, the last of which checks the others by Luhn's rule over the prefix and them (45 CFR 162.406). */
export function isNpi(text: string): boolean {
  if (!/^[12]\d{9}$/.test(text)) return false;
  const digits = [...`${prefix}${text}`].reverse().map(Number);
  const sum = digits.reduce((total, digit, at) => {
    const counted = at % 2 === 1 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
