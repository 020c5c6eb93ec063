import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const patience_ms = 5_000
const most_frames = 12

/** The report of a failed call: the kind of error and its location in our code, never its message, values or personal data (OP-127). */
export type ErrorReport = { at: string; request_id: string; call: string; error: string; frames: string[] }
export type ReportError = (broken: { error: unknown; request_id: string; call: string }) => void

export const reportOf = ({ error, request_id, call }: Parameters<ReportError>[0], at: Date): ErrorReport => ({
  at: at.toISOString(),
  request_id,
  call,
  error: error instanceof Error ? error.name : typeof error,
  frames: framesOf(error),
})

// A stack starts with the error's message, which may quote user input, so take only file, line and column.
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const stack = (error.stack ?? '').replace(error.message, '')
  const places = stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .map(locationIn)
    .filter((place) => locationPattern.test(place))
  return places
    .slice(0, most_frames)
    .map((place) => relative(root, place.replace(/^file:\/\//, '')).replace(/^(?:\.\.\/)+/, ''))
}

// Extracts the location from " at work (file:///app/x.ts:1:2)", without parentheses.
const locationIn = (line: string): string =>
  line.slice(Math.max(line.lastIndexOf(' '), line.lastIndexOf('(')) + 1).replace(/\)$/, '')
const locationPattern = /^(?:file:\/\/|\/|node:)[^\s()]*:\d+:\d+$/

/** Sends each 500 to the error-reporting service if a URL is set. Whether that succeeds never affects visitors (ERR-009). */
export function createErrorReporter(
  config: Pick<Config, 'ERROR_REPORT_URL'>,
  { log, now = () => new Date() }: { log: Logger; now?: () => Date },
): ReportError {
  const address = config.ERROR_REPORT_URL
  if (!address) return () => {}
  return (broken) => {
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(reportOf(broken, now())),
      redirect: 'error',
      signal: AbortSignal.timeout(patience_ms),
    })
      .then((answer) => answer.body?.cancel())
      .catch((error: unknown) => log.warn({ err: error }, 'the error-reporting service did not answer'))
  }
}
