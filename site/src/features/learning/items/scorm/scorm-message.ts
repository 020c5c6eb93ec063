import { finishResult, type FinishResult } from '@portico/shared/rules/scorm/finish-result.ts'
import { itemProgress, mayStepItemProgress, type ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { Tone } from '@portico/shared/ui/tone.ts'

const states = ['opening', 'saving', 'saved', 'offline', 'finished', 'error', 'own_window', 'ended'] as const
export type ScormState = (typeof states)[number]
/** The content's report; the score is 0 to 100, null if none was reported. */
export type Reported = { lesson_status: string; score_raw: number | null }
export type ScormMessage = { state: ScormState; reported: Reported; code: string | null }

/** Parses the player's message; null unless it comes from the content's own origin and window. */
export function readScormMessage(
  event: { origin: string; source: unknown; data: unknown },
  { origin, sources }: { origin: string; sources: readonly unknown[] },
): ScormMessage | null {
  if (event.origin !== origin || event.source === null || !sources.includes(event.source)) return null
  const { data } = event
  if (
    typeof data !== 'object' ||
    data === null ||
    !('type' in data) ||
    data.type !== 'portico:scorm' ||
    !('state' in data)
  )
    return null
  const state = states.find((one) => one === data.state)
  if (state === undefined) return null
  const details: Record<string, unknown> =
    'details' in data && typeof data.details === 'object' && data.details !== null ? { ...data.details } : {}
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const score = text(details.score_raw)
  return {
    state,
    reported: { lesson_status: text(details.lesson_status), score_raw: score === '' ? null : Number(score) },
    code: text(details.code) || null,
  }
}

/** Labels and colors of the connection state. */
export const connectionStyle: Readonly<Record<ScormState, { label: string; tone: Tone | undefined }>> = {
  opening: { label: 'Opening', tone: 'progress' },
  saving: { label: 'Saving…', tone: 'progress' },
  saved: { label: 'Saved', tone: 'success' },
  offline: { label: 'Offline. We’ll keep trying to save.', tone: 'waiting' },
  finished: { label: 'Saved', tone: 'success' },
  error: { label: 'Not saving', tone: 'failed' },
  own_window: { label: 'Open in a new window', tone: 'progress' },
  ended: { label: 'Saved', tone: 'success' },
}

const isStored = (state: ScormState): boolean => state === 'saved' || state === 'finished' || state === 'ended'

/** What the bar says of a lesson or part that was not passed, once it is saved; until then, how the saving goes. */
export const failedStyle = (state: ScormState, score: number | null): (typeof connectionStyle)[ScormState] =>
  isStored(state) ? { label: score === null ? 'Failed' : `Failed · ${score}%`, tone: 'failed' } : connectionStyle[state]

type ResultInput = Reported & { mastery_score: number | null; item_status: ItemProgress; sent: FinishResult }

/** The result that finishing would record, by the server's own rule; null if it would change nothing or was already sent (SCO-008, 010). */
export function resultToSend({ item_status, sent, ...reported }: ResultInput): FinishResult {
  const result = finishResult({ ...reported, was_failed: item_status === itemProgress.failed })
  if (result === null || result === sent) return null
  return itemProgress[result] !== item_status && mayStepItemProgress(item_status, itemProgress[result]) ? result : null
}
