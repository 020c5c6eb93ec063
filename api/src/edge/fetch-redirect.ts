import type { Pool } from 'undici'

const patience_ms = 1_500

/** Asks the api where a path without a page moved to (OP-58); null if the api is unavailable. */
export async function fetchRedirect(
  upstream: Pool,
  { host, path }: { host: string; path: string },
): Promise<{ to: string | null; status: number } | null> {
  try {
    const { body } = await upstream.request({
      method: 'GET',
      path: `/api/redirects?path=${encodeURIComponent(path)}`,
      headers: { host },
      signal: AbortSignal.timeout(patience_ms),
    })
    return read(await body.text())
  } catch {
    return null
  }
}

function read(text: string): { to: string | null; status: number } {
  const { data } = JSON.parse(text) as { data?: { to?: unknown; status?: unknown } }
  const to = typeof data?.to === 'string' && /^\/(?![/\\])/.test(data.to) ? data.to : null
  return { to, status: Number(data?.status) }
}
