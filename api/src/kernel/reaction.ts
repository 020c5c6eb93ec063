import type { Logger } from 'pino'
import type { Mailer } from '../adapters/mail.ts'
import type { Scope } from './context.ts'
import type { EventName, Events } from '../events/events.ts'
import type { Portal } from '../portal/portal.ts'
import type { Services } from './services.ts'

/** What a job has at hand. It runs in the portal that its event happened in, and may run more than once: whatever it does is idempotent. */
export type ReactionContext = {
  services: Services
  portal: Portal
  /** one transaction in the portal; nothing that waits for another service (mail, renderer, search) belongs in it */
  inPortal: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>
  mailer: Mailer
  log: Logger
  /** which try of this job it is, the first being 1 */
  attempt?: number
}
export type Work<P> = (context: ReactionContext, payload: P) => Promise<void>

/** What follows from an event; throwing makes the queue try again later. Exported as `task` by the file of its task name. */
export const reaction = <E extends EventName>(work: Work<Events[E]>): Work<Events[E]> => work

/** The same for a job that no event names, such as the next part of a long one. */
export const job = <P>(work: Work<P>): Work<P> => work
