declare global {
  interface Window {
    /** Requests already sent by the page's head (site/src/loading/early-reads-script.ts), by path. */
    porticoReads?: Map<string, Promise<Response>>
  }
}

/** Returns the response to a read that the page's head already requested, once; a write discards all of them, as they may be outdated. */
export function earlyAnswer({ method, path }: { method: string; path: string }): Promise<Response> | undefined {
  const reads = window.porticoReads
  if (method !== 'GET') reads?.clear()
  const answer = reads?.get(path)
  reads?.delete(path)
  return answer
}
