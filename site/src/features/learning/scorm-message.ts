import { ALLOWED_RESULTS } from '@portico/shared/rules/scorm/finish-result.ts'
import { isDone, type ItemProgress } from '@portico/shared/states/item-progress.ts'
import type { Tone } from '@portico/shared/ui/tone.ts'

const states = ['opening', 'saving', 'saved', 'offline', 'finished', 'error', 'own_window'] as const
export type ScormState = (typeof states)[number]
export type ScormMessage = { state: ScormState; lesson_status: string; code: string | null }

/** What the player says, or null for a message of anybody else: only the content's own origin and window count. */
export function readScormMessage(event: { origin: string; source: unknown; data: unknown }, { origin, sources }: { origin: string; sources: readonly unknown[] }): ScormMessage | null {
  if (event.origin !== origin || event.source === null || !sources.includes(event.source)) return null
  const { data } = event
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'portico:scorm' || !('state' in data)) return null
  const state = states.find((one) => one === data.state)
  if (state === undefined) return null
  const details: Record<string, unknown> = 'details' in data && typeof data.details === 'object' && data.details !== null ? { ...data.details } : {}
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { state, lesson_status: text(details.lesson_status), code: text(details.code) || null }
}

/** The connection as the learner reads it. */
export const connectionLook: Readonly<Record<ScormState, { word: string; tone: Tone | undefined }>> = {
  opening: { word: 'Opening', tone: 'progress' },
  saving: { word: 'Saving…', tone: 'progress' },
  saved: { word: 'Saved', tone: 'success' },
  offline: { word: 'Offline. Keeps trying to save.', tone: 'waiting' },
  finished: { word: 'Saved', tone: 'success' },
  error: { word: 'Not saving', tone: 'failed' },
  own_window: { word: 'Open in its own window', tone: 'progress' },
}

/** A result that finishes the item, when it is not a success already and this result was not sent before (SCO-008, 010). */
export function resultToSend({ lesson_status, item_status, sent }: { lesson_status: string; item_status: ItemProgress; sent: string | null }): string | null {
  if (isDone(item_status) || lesson_status === sent) return null
  return ALLOWED_RESULTS.includes(lesson_status) ? lesson_status : null
}
