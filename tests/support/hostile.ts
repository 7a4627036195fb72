/** Field names that no form has and that have broken form libraries. */
const hostileNames = [
  "firstName[99999999]",
  "x[200000]",
  "email[0].address",
  "a.b.c",
  "[",
  "]",
  "email[]",
  "__proto__",
  "__proto__[polluted]",
  "constructor",
  "constructor.prototype.polluted",
  "toString",
  "__intent__",
  "__state__",
  "\0",
  "\u202eliame",
  "\ud800",
  "n".repeat(1024 * 1024),
];

const long = "x".repeat(1024 * 1024);
const multipart = (boundary = "b") => `multipart/form-data; boundary=${boundary}`;
const urlencoded = "application/x-www-form-urlencoded";

const part = (head: string, body = "1") => `--b\r\n${head}\r\n\r\n${body}\r\n`;
const named = (name: string, more = "") => `Content-Disposition: form-data; name="${name}"${more}`;
const end = "--b--\r\n";

export interface HostileBody {
  what: string;
  type: string;
  body: string;
}

/** Bodies that no browser makes of our forms. */
export const hostileForms: HostileBody[] = [
  ...hostileNames.map((name) => ({
    what: `the field ${name.slice(0, 40)}`,
    type: urlencoded,
    body: new URLSearchParams([[name, "notjson"]]).toString(),
  })),
  ...["x[200000]", "__proto__", "__intent__", "__state__", "", long].map((name) => ({
    what: `the part ${name.slice(0, 40)}`,
    type: multipart(),
    body: part(named(name), "notjson") + end,
  })),
  {
    what: "10,000 fields",
    type: urlencoded,
    body: Array.from({ length: 10_000 }, (_, i) => `f${i}=1`).join("&"),
  },
  { what: "one field 10,000 times", type: urlencoded, body: "email=a&".repeat(10_000) },
  { what: "10,000 parts", type: multipart(), body: part(named("email")).repeat(10_000) + end },
  { what: "10,000 ampersands", type: urlencoded, body: "&".repeat(10_000) },
  { what: "a value of 1 MB", type: urlencoded, body: `email=${long}` },
  { what: "a value of markup", type: urlencoded, body: `email=${"%3C".repeat(20_000)}` },
  { what: "invalid escapes", type: urlencoded, body: "email=%zz%&%E0%A4%A=%ED%A0%80&name=%FF" },
  { what: "no names", type: urlencoded, body: "=1&=2" },
  { what: "an unknown charset", type: `${urlencoded}; charset=utf-7`, body: "email=+AGE-" },
  { what: "an empty body", type: urlencoded, body: "" },
  { what: "an empty multipart body", type: multipart(), body: "" },
  { what: "a cut-off part", type: multipart(), body: `--b\r\nContent-Dis` },
  { what: "a cut-off value", type: multipart(), body: `--b\r\n${named("email")}\r\n\r\nrobin@` },
  {
    what: "a cut-off file",
    type: multipart(),
    body: `--b\r\n${named("file", '; filename="a.pdf"')}\r\n\r\n%PDF-`,
  },
  { what: "another boundary", type: multipart("c"), body: part(named("email")) + end },
  { what: "no boundary", type: "multipart/form-data", body: part(named("email")) + end },
  { what: "a part without a head", type: multipart(), body: `--b\r\n\r\n1\r\n${end}` },
  { what: "a part without a name", type: multipart(), body: part("Content-Disposition: form-data") + end },
  {
    what: "a part of another kind",
    type: multipart(),
    body: part('Content-Disposition: file; name="email"') + end,
  },
  {
    what: "a part with 10,000 headers",
    type: multipart(),
    body: part(`${"X: y\r\n".repeat(10_000)}${named("email")}`) + end,
  },
  {
    what: "a part with a long header",
    type: multipart(),
    body: part(named("email", `; filename="${" ".repeat(70_000)}x"`)) + end,
  },
  {
    what: "a part in an unknown charset",
    type: multipart(),
    body: part(`${named("email")}\r\nContent-Type: text/plain; charset=nonsense`) + end,
  },
  {
    what: "an unknown file",
    type: multipart(),
    body: part(named("resume", '; filename="a.pdf"'), "%PDF-1.7") + end,
  },
  { what: "JSON", type: "application/json", body: "{}" },
  { what: "XML", type: "application/xml", body: "<a/>" },
  { what: "no content type", type: "", body: "email=a" },
  { what: "a broken content type", type: 'multipart/form-data; boundary="', body: "--" },
];

const keys = (count: number) => `{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join(",")}}`;

/** JSON that no page of ours sends. */
export const hostileJson: HostileBody[] = [
  ["deep arrays", "[".repeat(30_000) + "]".repeat(30_000)],
  ["deep objects", `${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}`],
  ["a deep field", `{"email":${"[".repeat(30_000)}${"]".repeat(30_000)}}`],
  ["unclosed brackets", "[".repeat(60_000)],
  ["10,000 fields", keys(10_000).slice(0, 60_000)],
  ["6,000 fields", keys(5_000)],
  ["a long array", `{"email":[${"1,".repeat(20_000)}1]}`],
  ["a name of 1 MB", `{"${long}":1}`],
  ["a name of 60 kB", `{"${long.slice(0, 60_000)}":1}`],
  ["lone surrogates", '{"email":"\\ud800","name":"\\udfff","firstName":"\\ud83d","\\udc00":1}'],
  ["a NUL", '{"email":"\\u0000","\\u0000":"x"}'],
  ["a huge number", `{"email":1e999,"name":${"9".repeat(5000)}}`],
  ["null", "null"],
  ["a text", '"email"'],
  ["cut-off JSON", '{"email":"robin@'],
  ["nothing", ""],
  ...hostileNames
    .slice(0, -1)
    .map((name) => [`the field ${name}`, JSON.stringify(Object.fromEntries([[name, { a: 1 }]]))]),
  ["__proto__ as written", '{"__proto__":{"email":"a@example.com"},"constructor":{"prototype":{}}}'],
].map(([what = "", body = ""]) => ({ what, body, type: "application/json" }));

/** Query strings that no form of ours makes. */
export const hostileQueries = [
  "%E0%A4%A",
  "query=%ED%A0%80%FF%zz",
  `query=${"a+".repeat(4000)}`,
  `query=${"%22".repeat(2000)}`,
  "query=(((%22*%22)))+NEAR+AND+NOT",
  `query=${"no+".repeat(4000)}`,
  `query=${"phsyician+".repeat(1000)}`,
  `q=${"my+license+from+".repeat(500)}`,
  "q=can+can+can+my+my+my+licence+in+in+in+in+or+or&q=__proto__&q[]=%00",
  "query=no+nights&has=visa&has=__proto__&has=direct&exact=1&location=%00",
  "query[99999999]=x&location[a.b]=1",
  "__proto__=1&constructor=2&__proto__[x]=3",
  "page=1e999&limit=-1&radius=NaN&pay_min=99999999999999999999",
  "page=99999999999999999999",
  Array.from({ length: 1000 }, (_, i) => `p${i}=1`).join("&"),
  "specialty=x&".repeat(800),
  "query=%00%01&location=%0d%0aSet-Cookie:x",
];

const ownNames = "__proto__ constructor prototype toString valueOf hasOwnProperty __defineGetter__".split(
  " ",
);
const sql = ["'; DROP TABLE users; --", "' OR 1=1--", "%", "_", "%_%", "\\", "a' || (SELECT 1) || '"];
const fullText = [
  '"',
  '""',
  "*",
  "a*",
  "NEAR(",
  "NEAR(a b, 5)",
  "title:nurse",
  "AND OR NOT",
  "NOT",
  "^a",
  "-a",
  "(",
  ")",
];
const paths = [
  "../../../etc/passwd",
  "..\\..\\",
  "/",
  "//hostile.example",
  "/\\hostile.example",
  ".",
  "a.data",
  "?a=b#c",
];
const numbers = [
  ..."NaN Infinity -Infinity 1e400 -1 -0 0.1 9007199254740993 99999999999999999999 0x10 1e3 ٣ １２ 1,000 +1".split(
    " ",
  ),
  ..."2026-02-30 2026-13-01 0000-00-00 +275760-09-13 +275760-09-14 -000001-01-01 9999-12-31T23:59:60Z".split(
    " ",
  ),
];
const addresses = [
  "javascript:hostile()",
  "JaVaScRiPt:hostile()",
  " javascript:hostile()",
  "data:text/html,<script>hostile()</script>",
  "https://hostile.example/",
  "https://a:b@[::1]:99999/",
  "http://xn--/",
  "a@hostile.example\nBcc: b@hostile.example",
];
const invisible = [
  "\u202egpj.exe",
  "\u2066a\u2069",
  "a\u200bb\u200d",
  "\ufeff",
  "\u00ad",
  "\u2028\u2029",
  "\uffff\ufffe",
  "\u{e0041}",
];
const halves = ["\ud800", "\udc00a", "nurse\ud83d"];
const controls = [
  "\0",
  "nurse\0",
  "\x01\x08\x1b[31m\x7f\x85",
  "\r\nX-Hostile: 1",
  "a\r\n\r\n<script>hostile()</script>",
  "\t\v\f",
];
const wide = [
  `e${"\u0301".repeat(3000)}`,
  "ﷺ".repeat(300),
  "İıſßŉ",
  "👩🏽‍⚕️".repeat(100),
  "(a+)+$[",
  "a".repeat(100_000),
];
const markup = [
  "<script>hostile()</script>",
  "</script><script>hostile()</script>",
  '"><img src=x onerror=hostile()>',
  "'><svg onload=hostile()>",
  "--><!--<script>hostile()",
  "]]><script>hostile()</script>",
  "[a](javascript:hostile())",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template engine would run
  "${7*7}",
  "{{7*7}}",
  "=cmd|' /C calc'!A0",
];
const json = ["null", "undefined", "true", "[]", "{}", '{"$gt":""}', "[object Object]", "", " "];

/** What no person types, as the text that a form or JSON has. */
export const hostileTexts: readonly string[] = [
  ...[markup, ownNames, controls, halves, invisible, sql, fullText, paths, addresses, numbers, wide, json],
].flat();

/** What only a machine sends, as it is in an address or a form. */
const brokenEscapes =
  "% %zz %E0%A4%A %ED%A0%80 %FF%FE %C0%AF %C0%80 %F4%90%80%80 %00 %0d%0aX-Hostile:%201 ..%2f..%2fetc %2e%2e%2f %252e%252e%252f %5c %u0041 + &&=& %26%3D".split(
    " ",
  );

/** Half a surrogate pair as a browser would never escape it. */
export const toEscaped = (text: string): string =>
  text.replace(/\p{Cs}|[^\p{Cs}]+/gu, (part) =>
    /^\p{Cs}$/u.test(part) ? "%ED%A0%80" : encodeURIComponent(part),
  );

export const hostileEscapes: readonly string[] = [...hostileTexts.map(toEscaped), ...brokenEscapes];

/** Names of a field or a parameter, as they are sent. */
export const hostileFieldNames: readonly string[] = [
  ...hostileNames.slice(0, -1).map(toEscaped),
  ..."a[0].b[999999999] a.__proto__.b email.0 email[0] email[__proto__] %00email email%0d%0a %3Cscript%3Ehostile()%3C/script%3E hasOwnProperty".split(
    " ",
  ),
];
