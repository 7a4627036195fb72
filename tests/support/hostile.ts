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
