import type { Logger } from 'pino'
import type { Mailer } from '../adapters/mail.ts'
import type { Scope } from './context.ts'
import type { EventName, Events } from '../events/events.ts'
import type { Portal } from '../portal/portal.ts'
import type { Services } from './services.ts'

/** The context of a job. It runs in the portal of its event and may run more than once, so it must be idempotent. */
export type ReactionContext = {
  services: Services
  portal: Portal
  /** one transaction in the portal; must not wait for other services (mail, renderer, search) */
  inPortal: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>
  mailer: Mailer
  log: Logger
  /** the number of this attempt, starting at 1 */
  attempt?: number
}
export type Work<P> = (context: ReactionContext, payload: P) => Promise<void>

/** Defines a reaction to an event; throwing makes the queue retry later. Exported as `task` from the file named after the task. */
export const reaction = <E extends EventName>(work: Work<Events[E]>): Work<Events[E]> => work

/** The same for a job without an event, such as the next part of a long job. */
export const job = <P>(work: Work<P>): Work<P> => work
