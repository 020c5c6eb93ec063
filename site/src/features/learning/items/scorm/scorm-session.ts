import type { Reported, ScormMessage, ScormState } from './scorm-message.ts'

/** State of an open package. `saved` is the part of `reported` that the server has; only that counts for finishing. */
export type ScormSession = { connection: ScormState; reported: Reported; saved: Reported }
type ScormEvent =
  /** the server returned what earlier sessions reported */
  | { type: 'opened'; known: Reported }
  /** the package moved to its own window, or back */
  | { type: 'moved'; connection: ScormState }
  /** the player sent a message */
  | { type: 'heard'; message: ScormMessage }

const nothing: Reported = { lesson_status: '', score_raw: null }
export const newSession: ScormSession = { connection: 'opening', reported: nothing, saved: nothing }

/** Returns the session after an event. A message without a lesson status only changes the connection. */
export function nextSession(session: ScormSession, event: ScormEvent): ScormSession {
  if (event.type === 'opened') return { ...session, reported: event.known, saved: event.known }
  if (event.type === 'moved') return { ...session, connection: event.connection }
  const { state, reported } = event.message
  if (reported.lesson_status === '') return { ...session, connection: state }
  const isSaved = state === 'saved' || state === 'finished'
  return { connection: state, reported, saved: isSaved ? reported : session.saved }
}
