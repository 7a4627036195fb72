import { expect, test } from "vitest";
import { toNetworkOf } from "./rate-limit.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["local", "local"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:0:0:9::", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
])("counts %s as the network %s", (address, network) => {
  expect(toNetworkOf(address)).toBe(network);
});
