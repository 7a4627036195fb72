import { afterEach, expect, test, vi } from "vitest";
import { closeToast, getToast, showToast, subscribeToToast } from "./toast.ts";

const unsubscribe: (() => void)[] = [];
afterEach(() => {
  for (const stop of unsubscribe.splice(0)) stop();
});

test("listeners hear about a new toast", () => {
  const listener = vi.fn();
  unsubscribe.push(subscribeToToast(listener));
  showToast({ title: "Logged Out", description: "You have been successfully logged out." });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(getToast()).toMatchObject({ title: "Logged Out", isOpen: true });
});

test("a new toast replaces the previous one completely", () => {
  showToast({ title: "Error", description: "Failed to log out. Please try again.", tone: "bad" });
  const first = getToast();
  showToast({ title: "Logged Out" });
  expect(getToast()).toEqual({ title: "Logged Out", id: first!.id + 1, isOpen: true });
});

test("the same message again is a new toast", () => {
  showToast({ title: "Missing Information" });
  const first = getToast();
  showToast({ title: "Missing Information" });
  expect(getToast()?.id).not.toBe(first?.id);
});

test("closing an old toast leaves the newer one open", () => {
  showToast({ title: "First" });
  const first = getToast()!;
  showToast({ title: "Second" });
  closeToast(first.id);
  expect(getToast()).toMatchObject({ title: "Second", isOpen: true });
  closeToast(getToast()!.id);
  expect(getToast()).toMatchObject({ title: "Second", isOpen: false });
});
