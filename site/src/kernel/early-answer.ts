declare global {
  interface Window {
    /** What the page's head has asked already (site/src/loading/early-reads-script.ts), by path. */
    porticoReads?: Map<string, Promise<Response>>
  }
}

/** The answer to a read that the page's head asked for: taken once, and by nobody after a change, which may have made it untrue. */
export function earlyAnswer({ method, path }: { method: string; path: string }): Promise<Response> | undefined {
  const reads = window.porticoReads
  if (method !== 'GET') reads?.clear()
  const answer = reads?.get(path)
  reads?.delete(path)
  return answer
}
