interface LazyKv {
  /** The real KV; what `keepReady` was given is put there when it is first asked for. */
  kv: KVNamespace;
  keepReady: (entries: readonly { key: string; value: string }[]) => void;
  /** For a KV that was emptied. */
  forget: () => void;
}

/** Putting the 636 records of the catalogue takes three seconds, and most test files read thirty of them. */
export function createLazyKv(real: KVNamespace): LazyKv {
  const waiting = new Map<string, string>();
  const puts = new Map<string, Promise<void>>();

  async function settle(key: string): Promise<void> {
    const value = waiting.get(key);
    if (value === undefined) return;
    const put = puts.get(key) ?? real.put(key, value);
    puts.set(key, put);
    await put;
    waiting.delete(key);
  }

  const kv = Object.create(real) as KVNamespace;
  const get = async (key: string, options?: KVNamespaceGetOptions<undefined>) => {
    await settle(key);
    return real.get(key, options);
  };
  const put: KVNamespace["put"] = async (key, value, options) => {
    waiting.delete(key);
    await real.put(key, value, options);
  };
  const drop = async (key: string) => {
    waiting.delete(key);
    await real.delete(key);
  };
  Object.assign(kv, { get, put, delete: drop });
  return {
    kv,
    keepReady: (entries) => {
      for (const { key, value } of entries) waiting.set(key, value);
    },
    forget: () => {
      waiting.clear();
      puts.clear();
    },
  };
}
