import type { SendResult } from './send-commits.ts'
import type { FlightPart } from './flight-recorder.ts'
import type { Commit } from './unsaved-elements.ts'

export type Started = { launch: number; title: string; entry: string; cmi: Record<string, string> }
type Answer = { ok: true; data: unknown } | { ok: false; again: boolean; code: string; message: string }

const TIMEOUT_MS = 15_000
/** Browsers let a page that is going away send 64 KiB in total. */
const LAST_BYTES = 60_000

const base = location.pathname.replace(/\/player$/, '')

async function post(path: string, body: string): Promise<Answer> {
  try {
    // keepalive: a commit in flight outlives its page.
    const response = await fetch(`${base}/${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/plain;charset=utf-8' },
      keepalive: body.length < LAST_BYTES / 3,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = await response.json().catch(() => ({}))
    if (response.ok) return { ok: true, data: answer.data }
    const again = response.status >= 500 || response.status === 429 || response.status === 408
    return { ok: false, again, code: answer.error?.code ?? '', message: answer.error?.message ?? '' }
  } catch {
    return { ok: false, again: true, code: '', message: '' }
  }
}

export class StartRefused extends Error {}

/** Opens the SCO; `unsent` is what an earlier opening in this browser could not save. Retries up to five times while the network is down. */
export async function start(unsent: Commit | null): Promise<Started> {
  for (let failures = 0; ; failures += 1) {
    const answer = await post('start', JSON.stringify({ unsent }))
    if (answer.ok) return answer.data as Started
    if (!answer.again || failures === 5) throw new StartRefused(answer.message)
    await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** failures))
  }
}

export type Refused = { code: string; message: string }

export function commitSender(onRefused: (refused: Refused) => void) {
  return async (commit: Commit): Promise<SendResult> => {
    const answer = await post('commit', JSON.stringify(commit))
    if (answer.ok) return 'saved'
    if (answer.again) return 'retry'
    onRefused(answer)
    return 'stopped'
  }
}

export const sendBeacon = (commit: Commit): boolean => navigator.sendBeacon(`${base}/commit`, JSON.stringify(commit))

export const sendFlight = async (part: FlightPart): Promise<boolean> => {
  const answer = await post('flight', JSON.stringify(part))
  // Do not resend what the server rejects.
  return answer.ok || !answer.again
}
export const sendFlightBeacon = (part: FlightPart): boolean =>
  navigator.sendBeacon(`${base}/flight`, JSON.stringify(part))

export const contentUrl = (entry: string): string => `${base}/p/${entry}`

/** Whether the SCO's page can be loaded; a frame would not report a failure. */
export async function canLoad(url: string): Promise<boolean> {
  const page = url.split('#', 1)[0] ?? ''
  return fetch(page, { method: 'HEAD' }).then(
    (response) => response.ok,
    () => false,
  )
}
