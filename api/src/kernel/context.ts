import type { Endpoint } from '@portico/shared/calls/endpoint.ts'
import type { Role } from '@portico/shared/access/roles.ts'
import type { Demands } from '@portico/shared/rules/session/second-factor-state.ts'
import type { Transaction } from '../db/client.ts'
import type { Emit } from '../events/emit.ts'
import type { EventName, Events } from '../events/events.ts'
import type { Portal } from '../portal/portal.ts'
import type { Services } from './services.ts'
import type { Logger } from 'pino'

/** Who calls: the account, its roles on this portal, and the role it currently works as. */
export type Actor = {
  id: number
  email: string
  first_name: string
  last_name: string
  avatar: string | null
  session_id: number
  roles: readonly Role[]
  role: Role
  is_outside: boolean
  /** in the roles that can be limited to assigned courses */
  is_limited_to_courses: boolean
  /** the provider that the person works for here */
  partner_company_id: number | null
  /** what this session has proven beyond the way it was opened */
  session: { has_factor: boolean; second_factor_at: Date | null; confirmed_at: Date | null }
  demands: Demands
}

/** One transaction in one portal. Queries carry no portal predicate: row security is the predicate. */
export type Scope = {
  db: Transaction
  emit: Emit
}

type Shared = {
  portal: Portal
  services: Services
  log: Logger
  request_id: string
  host: string
  ip: string
  /** the raw request: only for bodies that are not JSON and for cookies */
  request: Request
  now: () => Date
  setCookie: (cookie: string) => void
  /** Adds what the activity log should record about this mutation. */
  note: (subject: string, changes?: unknown) => void
}

type Seen<E extends Endpoint> = E['auth'] extends 'public' | 'signature' | 'launch'
  ? { actor: Actor | null }
  : { actor: Actor }
/** What a call without a transaction around it leaves for its end, when it succeeded. */
export type AtEnd = {
  /** A transaction of its own. A call that already holds one has no such way: two connections a call could stop all calls. */
  inPortal: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>
  /** What follows from an event, enqueued in the statement that writes the call's row of the activity log. */
  emitAtEnd: <E extends EventName>(event: E, payload: Events[E]) => void
  /** Runs while that statement does; the answer waits for both, and neither for the other. */
  alongside: (work: () => Promise<unknown>) => void
}
type Transacted<E extends Endpoint> = E['tx'] extends false ? AtEnd : Scope

export type Context<E extends Endpoint = Endpoint> = Shared & Seen<E> & Transacted<E>
