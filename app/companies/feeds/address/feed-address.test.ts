import { describe, expect, test } from "vitest";
import { checkFeedAddress, checkRedirect, isPublicIp, toHostProblem } from "./feed-address.ts";

const rules = { ownHost: "jobs.example.com" };
const reasonOf = (address: string) => {
  const checked = checkFeedAddress(address, rules);
  return checked.ok ? null : checked.reason;
};

// biome-ignore format: a table.
const insideAddresses = [
  "127.0.0.1", "127.1", "127.0.1", "127.255.255.254", "127.0.0.1.", "2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1",
  "017700000001", "0x7f.0x0.0x0.0x1", "0", "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "012.1.2.3", "167772161",
  "172.16.0.1", "172.31.255.255", "0xac.16.0.1", "192.168.0.1", "192.168.257", "3232235521", "169.254.169.254", "0xa9fea9fe",
  "2852039166", "0251.0376.0251.0376", "169.254.43518", "100.64.0.1", "100.127.255.255", "192.0.0.1", "192.0.2.7",
  "198.18.0.1", "198.19.255.255", "198.51.100.3", "203.0.113.9", "224.0.0.1", "239.255.255.255", "240.0.0.1",
  "255.255.255.255", "[::1]", "[::]", "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::127.0.0.1]",
  "[::ffff:10.0.0.1]", "[::ffff:a9fe:a9fe]", "[64:ff9b::7f00:1]", "[fe80::1]", "[febf::1]", "[fec0::1]", "[fc00::1]",
  "[fd12:3456::1]", "[ff02::1]", "[2001:db8::1]", "[2001::1]", "[2002:7f00:1::]", "[3fff::1]", "[100::1]", "[5f00::1]",
  "１２７.０.０.１", "①②⑦.⓪.⓪.①", "127。0。0。1", "%31%32%37.0.0.1", "127%2e0%2e0%2e1", "%30x7f.1",
];

const insideNames = [
  "localhost",
  "LOCALHOST",
  "localhost.",
  "api.localhost",
  "ｌｏｃａｌｈｏｓｔ",
  "printer.local",
  "db.internal",
  "metadata.google.internal",
  "router.home.arpa",
  "nas.lan",
  "intranet",
  "hr",
  "feeds.corp",
  "1.0.0.127.in-addr.arpa",
  "metadata.azure.com",
  "127.0.0.1.nip.io",
  "10-0-0-1.sslip.io",
  "a.localtest.me",
  "hidden.onion",
];

describe.each(["http", "https"])("%s", (scheme) => {
  test.each(insideAddresses)("does not fetch from the private address %s", (host) => {
    expect(reasonOf(`${scheme}://${host}/feed.xml`)).toContain("private network");
  });
  test.each(insideNames)("does not fetch from %s, a name inside a network", (host) => {
    expect(reasonOf(`${scheme}://${host}/feed.xml`)).toContain("private network");
  });
});

test.each([
  ["ftp://feeds.acme.com/jobs.xml", "start with https://"],
  ["file:///etc/passwd", "start with https://"],
  ["gopher://127.0.0.1:6379/_INFO", "start with https://"],
  ["data:text/xml,<source/>", "start with https://"],
  ["javascript:alert(1)", "start with https://"],
  ["//feeds.acme.com/jobs.xml", "start with https://"],
  ["feeds.acme.com/jobs.xml", "start with https://"],
  ["", "Enter the feed's address"],
  ["https://", "not a complete web address"],
  ["https://[fe80::1%25eth0]/", "not a complete web address"],
  ["https://[::1", "not a complete web address"],
  ["https://1.2.3.4.5/", "not a complete web address"],
  ["https://999.1.1.1/", "not a complete web address"],
  ["https://feeds.acme.com:8080/", "port 8080"],
  ["https://feeds.acme.com:22/", "port 22"],
  ["http://feeds.acme.com:443/", "port 443"],
  ["https://user:secret@feeds.acme.com/", "user name and password"],
  ["https://feeds.acme.com@127.0.0.1/", "user name and password"],
  ["https://feeds.acme.com\\@127.0.0.1/", "backslash"],
  ["https://feeds.acme.com/\njobs", "line break"],
  ["https://8.8.8.8/feed.xml", "not its IP address"],
  ["https://[2606:4700:4700::1111]/", "not its IP address"],
  ["https://jobs.example.com/feed.xml", "our own site"],
  ["https://JOBS.example.com./feed.xml", "our own site"],
  [`https://feeds.acme.com/${"a".repeat(1000)}`, "longer than"],
])("refuses %s and says why", (address, reason) => {
  expect(reasonOf(address)).toContain(reason);
});

test.each([
  "https://feeds.acme.com/jobs.xml",
  "http://feeds.acme.com/jobs.xml?board=7",
  "https://feeds.acme.com:443/",
  "https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true",
  "https://127.acme.com/",
  "https://localhost.acme.com/",
  "https://münchen.example.org/feed",
])("takes %s", (address) => {
  expect(reasonOf(address)).toBe(null);
});

test("checks a redirect's goal as it checks an address", () => {
  const from = new URL("https://feeds.acme.com/jobs.xml");
  const reason = (location: string | null) => {
    const next = checkRedirect(from, location, rules);
    return next.ok ? next.url.href : next.reason;
  };
  expect(reason("/v2/jobs.xml")).toBe("https://feeds.acme.com/v2/jobs.xml");
  expect(reason("//cdn.acme.com/jobs.xml")).toBe("https://cdn.acme.com/jobs.xml");
  expect(reason("http://feeds.acme.com/jobs.xml")).toContain("from https to http");
  expect(reason("https://169.254.169.254/latest/meta-data")).toContain("private network");
  expect(reason("file:///etc/passwd")).toContain("do not fetch");
  expect(reason("https://[::1")).toContain("to nowhere");
  expect(reason(null)).toContain("to nowhere");
});

test("refuses a name with a private address among its addresses, and a name that does not exist", () => {
  const answer = (...data: string[]) => ({
    Status: 0,
    Answer: data.map((ip) => ({ type: ip.includes(":") ? 28 : 1, data: ip })),
  });
  expect(toHostProblem([answer("93.184.215.14"), answer("2606:2800::1")])).toBe(null);
  expect(toHostProblem([answer("93.184.215.14", "10.0.0.7")])).toContain("private network");
  expect(toHostProblem([answer("93.184.215.14"), answer("::ffff:127.0.0.1")])).toContain("private network");
  expect(toHostProblem([{ Status: 3 }, { Status: 3 }])).toContain("Check the spelling");
  expect(toHostProblem([])).toBe(null);
  expect(toHostProblem([{ Status: 0, Answer: [{ type: 5, data: "alias.acme.com." }] }])).toBe(null);
});

test("knows public addresses at the edges of the private ranges", () => {
  const edges = [
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "172.15.255.255",
    "172.32.0.0",
    "223.255.255.255",
    "2001:200::1",
    "2600::1",
  ];
  expect(edges.filter((ip) => !isPublicIp(ip))).toEqual([]);
  expect(["", "acme.com", "1.2.3", "::g"].filter(isPublicIp)).toEqual([]);
});
