import type { Reported, ScormMessage, ScormState } from './scorm-message.ts'

/** An open package as its page knows it. `saved` is what the server has of what was reported: a finish counts only that. */
export type ScormSession = { connection: ScormState; reported: Reported; saved: Reported }
type ScormEvent =
  /** the server told what earlier sessions reported */
  | { type: 'opened'; known: Reported }
  /** the package moved to a window of its own, or back */
  | { type: 'moved'; connection: ScormState }
  /** its player sent a message */
  | { type: 'heard'; message: ScormMessage }

const nothing: Reported = { lesson_status: '', score_raw: null }
export const newSession: ScormSession = { connection: 'opening', reported: nothing, saved: nothing }

/** The session after an event. A message without a lesson status says only how the connection is. */
export function nextSession(session: ScormSession, event: ScormEvent): ScormSession {
  if (event.type === 'opened') return { ...session, reported: event.known, saved: event.known }
  if (event.type === 'moved') return { ...session, connection: event.connection }
  const { state, reported } = event.message
  if (reported.lesson_status === '') return { ...session, connection: state }
  const isSaved = state === 'saved' || state === 'finished'
  return { connection: state, reported, saved: isSaved ? reported : session.saved }
}
