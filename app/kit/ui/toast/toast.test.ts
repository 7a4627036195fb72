import { afterEach, expect, test, vi } from "vitest";
import { closeToast, getToast, showToast, subscribeToToast } from "./toast.ts";

const unsubscribe: (() => void)[] = [];
afterEach(() => {
  for (const stop of unsubscribe.splice(0)) stop();
});

test("notifies listeners of a new toast", () => {
  const listener = vi.fn();
  unsubscribe.push(subscribeToToast(listener));
  showToast({ title: "Logged Out", description: "You have been successfully logged out." });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(getToast()).toMatchObject({ title: "Logged Out", isOpen: true });
});

test("replaces the previous toast completely", () => {
  showToast({ title: "Error", description: "Failed to log out. Please try again.", tone: "bad" });
  const first = getToast();
  showToast({ title: "Logged Out" });
  expect(getToast()).toEqual({ title: "Logged Out", id: first!.id + 1, isOpen: true });
});

test("treats the same message shown again as a new toast", () => {
  showToast({ title: "Missing Information" });
  const first = getToast();
  showToast({ title: "Missing Information" });
  expect(getToast()?.id).not.toBe(first?.id);
});

test("leaves the newer toast open when an old one is closed", () => {
  showToast({ title: "First" });
  const first = getToast()!;
  showToast({ title: "Second" });
  closeToast(first.id);
  expect(getToast()).toMatchObject({ title: "Second", isOpen: true });
  closeToast(getToast()!.id);
  expect(getToast()).toMatchObject({ title: "Second", isOpen: false });
});
