import type { FlightEntry } from '@portico/shared/rules/scorm/flight.ts'

const pages: Readonly<Record<string, string>> = {
  opened: 'The player opened',
  'opened with unsent data': 'The player opened with data that an earlier launch could not send',
  hidden: 'The learner went to another tab or window',
  visible: 'The learner came back',
  offline: 'The connection was lost',
  online: 'The connection came back',
}
const commits: Readonly<Record<string, string>> = {
  saved: 'saved',
  retry: 'not saved, will retry',
  stopped: 'rejected; nothing more is saved in this window',
}

export function entryText({ kind, name, element, value, answer, code, took_ms, times }: FlightEntry): string {
  if (kind === 'page') return pages[name] ?? name
  if (kind === 'fault') return `Error in the content: ${name}${value ? ` (${value})` : ''}`
  if (kind === 'missing') return `File not loaded: ${name} (error ${value ?? ''})`
  if (kind === 'commit') return `${name}: ${commits[answer ?? ''] ?? answer ?? ''} (${value ?? ''}, ${took_ms ?? 0} ms)`
  const given = [element, value].filter(Boolean).join(', ')
  const often = times && times > 1 ? `, ${times} times` : ''
  return `${name}(${given}) → ${answer === '' ? '(empty)' : answer}${code ? `, error ${code}` : ''}${often}`
}

/** Whether the entry is an error or a commit that was not saved. */
export const hasFailed = ({ kind, code, answer }: FlightEntry): boolean =>
  kind === 'fault' || kind === 'missing' || (code ?? 0) > 0 || (kind === 'commit' && answer !== 'saved')

/** Returns the elements that the content set successfully in these entries, each with its last value. */
export function stateUpTo(entries: readonly FlightEntry[]): Map<string, string> {
  const state = new Map<string, string>()
  for (const { kind, name, element, value, answer } of entries)
    if (kind === 'call' && name === 'LMSSetValue' && answer === 'true' && element) state.set(element, value ?? '')
  return state
}
