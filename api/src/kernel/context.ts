import type { Endpoint } from '@portico/shared/calls/endpoint.ts'
import type { Role } from '@portico/shared/access/roles.ts'
import type { Demands } from '@portico/shared/rules/identity/session/second-factor.ts'
import type { Transaction } from '../db/client.ts'
import type { Emit } from '../events/emit.ts'
import type { EventName, Events } from '../events/events.ts'
import type { Portal } from '../portal/portal.ts'
import type { Services } from './services.ts'
import type { Logger } from 'pino'

/** The caller: the account, its roles on this portal, and its current role. */
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
  /** applies to roles that can be limited to assigned courses */
  is_limited_to_courses: boolean
  /** the provider that the person works for on this portal */
  partner_company_id: number | null
  /** what this session has proven beyond its sign-in */
  session: { has_factor: boolean; second_factor_at: Date | null; confirmed_at: Date | null }
  demands: Demands
}

/** One transaction in one portal. Queries need no portal predicate; row security adds it. */
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
  /** the raw request: only for non-JSON bodies and cookies */
  request: Request
  /** the bytes of its body as they arrive: read them here or from the request, not from both */
  body: AsyncIterable<Uint8Array> | null
  now: () => Date
  setCookie: (cookie: string) => void
  /** Adds what the activity log should record about this mutation. */
  note: (subject: string, changes?: unknown) => void
}

type Seen<E extends Endpoint> = E['auth'] extends 'public' | 'signature' | 'launch'
  ? { actor: Actor | null }
  : { actor: Actor }
/** What a call without a surrounding transaction leaves for its end, if it succeeds. */
export type AtEnd = {
  /** Opens a separate transaction. Not available in calls that already hold one: two connections per call could deadlock the pool. */
  inPortal: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>
  /** Enqueues an event's jobs in the statement that writes the call's activity log row. */
  emitAtEnd: <E extends EventName>(event: E, payload: Events[E]) => void
  /** Runs in parallel with that statement; the response waits for both, and neither waits for the other. */
  alongside: (work: () => Promise<unknown>) => void
}
type Transacted<E extends Endpoint> = E['tx'] extends false ? AtEnd : Scope

export type Context<E extends Endpoint = Endpoint> = Shared & Seen<E> & Transacted<E>
