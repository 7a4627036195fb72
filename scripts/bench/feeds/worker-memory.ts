const everyMs = 50;

/** Asks a Worker's inspector how much of its memory is in use: what Cloudflare allows 128 MB of. */
export async function watchMemory(inspector: URL) {
  const list = await fetch(new URL("/json", inspector.href.replace(/^ws/, "http")));
  const targets = (await list.json()) as { id: string; webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(targets.find(({ id }) => id.startsWith("core:user"))!.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  let most = 0;
  socket.addEventListener("message", ({ data }) => {
    const { result } = JSON.parse(data) as { result?: { usedSize: number; backingStorageSize: number } };
    if (result) most = Math.max(most, result.usedSize + result.backingStorageSize);
  });
  let asked = 0;
  const ask = () => {
    socket.send(JSON.stringify({ id: ++asked, method: "Runtime.getHeapUsage" }));
    return asked;
  };
  const timer = setInterval(ask, everyMs);
  return {
    /** The most since it was asked last, in megabytes. A busy Worker answers late. */
    async takeMost(): Promise<number> {
      const last = ask();
      await new Promise<void>((resolve) => {
        const check = ({ data }: MessageEvent) => {
          if ((JSON.parse(data) as { id: number }).id !== last) return;
          socket.removeEventListener("message", check);
          resolve();
        };
        socket.addEventListener("message", check);
      });
      const megabytes = most / 1e6;
      most = 0;
      return megabytes;
    },
    end(): void {
      clearInterval(timer);
      socket.close();
    },
  };
}
