import * as v from 'valibot'
import type { Action } from '../access/actions.ts'
import type { ErrorCode } from '../errors/catalog.ts'
import { isDay } from '../schemas/is-day.ts'
import { idParam as idText } from '../schemas/id.ts'

type Schema = v.GenericSchema<unknown, unknown>
type Entries = v.ObjectSchema<v.ObjectEntries, undefined>

/** One call of the API. Defaults: a session is needed, the body is JSON, CSRF is checked, one transaction. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api, with :params. */
  readonly path: string
  readonly summary: string
  /** What the actor's role must allow; 'public' for calls that anybody may make. */
  readonly action: Action | 'public'
  readonly auth?: 'session' | 'public' | 'signature' | 'launch'
  readonly body_kind?: 'json' | 'form' | 'form_or_json' | 'raw'
  /** How large the body may be, where it is not a JSON document's 256 kB; required for raw bodies. */
  readonly body_limit_bytes?: number
  readonly csrf?: false
  readonly tx?: false
  /** `file`: bytes of its own (a PDF) instead of the envelope. `redirect`: 302 to where it is. `paged`: a cursor list, `meta` beside `data`. `bare`: the output itself, as a foreign protocol reads it. */
  readonly answers?: 'file' | 'redirect' | 'paged' | 'bare'
  /** The MIME type of the file; a PDF by default. */
  readonly file_type?: 'text/csv' | 'application/zip' | 'text/calendar'
  /** A POST that changes nothing (a quote): it leaves no row in the activity log. */
  readonly reads?: true
  /** A GET that also writes (settles an order, records a search), in transactions of its own: the one around it is read only. */
  readonly writes?: true
  /** A small change of which many arrive at once: it shares a transaction with others of its portal. Names the number in the body that is the id of the row which it locks first. */
  readonly grouped_by?: 'related_id'
  /** `before`: also while a role's second factor is not proven. `changes`: what sets factors up, so also for a role that has none yet; an account that has one proves it first. */
  readonly second_factor?: 'before' | 'changes'
  /** The password or a passkey must have been given again in this session, not long ago. */
  readonly confirmed?: true
  /** Open on a paused portal too: signing in and out, and what the blocked page shows (TEN-012). */
  readonly when_blocked?: true
  /** Asked by machines that know no portal (probes), at whatever host they reach the process. */
  readonly any_host?: true
  /** Works in the provider that the person belongs to, and sees that one's rows alone; it names no portal (ROL-030). */
  readonly of_provider?: true
  readonly params?: Entries
  readonly query?: Entries
  readonly body?: Schema
  readonly output: Schema
  /** What a refusal with `general.changed_meanwhile` shows of the entry as it is now; nothing else of it leaves. */
  readonly current?: Schema
  readonly errors: readonly ErrorCode[]
}

/** Declares a call. It only keeps the exact types; `verb` in the API and `call` in the front ends both read them. A page carries only the calls that it makes. */
// @__NO_SIDE_EFFECTS__
export const endpoint = <const E extends Endpoint>(entry: E): E => entry

type In<S, Missing> = S extends Schema ? v.InferInput<S> : Missing
type Out<S, Missing> = S extends Schema ? v.InferOutput<S> : Missing
type Part<Name extends string, S> = S extends Schema
  ? {} extends v.InferInput<S>
    ? { [K in Name]?: v.InferInput<S> }
    : { [K in Name]: v.InferInput<S> }
  : {}

/** What a caller passes: only the parts that the call declares. */
export type Args<E extends Endpoint> = Part<'params', E['params']> & Part<'query', E['query']> & Part<'body', E['body']>
/** What a handler receives: parsed. */
export type Input<E extends Endpoint> = {
  params: Out<E['params'], {}>
  query: Out<E['query'], {}>
  body: Out<E['body'], undefined>
}
/** What a handler returns, before it is checked. */
export type Result<E extends Endpoint> = E['answers'] extends 'file' | 'redirect'
  ? Response
  : E['answers'] extends 'paged'
    ? { data: In<E['output'], never>; meta: CursorMeta }
    : In<E['output'], never>
/** What a caller gets: the contents of `data`; of a cursor list also `meta`. */
export type Data<E extends Endpoint> = E['answers'] extends 'paged'
  ? { data: Out<E['output'], never>; meta: CursorMeta }
  : Out<E['output'], never>

export const id = () => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))
/** An id in a path or a query string; callers may pass the number. */
export const idParam = () => v.pipe(v.union([v.string(), v.number()]), v.transform(String), idText)
/** An instant: a Date in the API, ISO 8601 in UTC on the wire. */
export const instant = () =>
  v.pipe(
    v.union([v.date(), v.string()]),
    v.transform((at) => (at instanceof Date ? at.toISOString() : at)),
    v.isoTimestamp(),
    v.check(isKeepable),
  )
/** In UTC its year has four digits and is not 0; its day is one of the calendar. */
function isKeepable(at: string): boolean {
  const in_utc = Date.parse(at)
  return isDay(at.slice(0, 10)) && !Number.isNaN(in_utc) && isDay(new Date(in_utc).toISOString().slice(0, 10))
}
export const cents = () => v.pipe(v.number(), v.integer())
export const slugParam = () => v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,199}$/))

/** How many entries match in all; beyond what is counted, at least that many. */
export type Total = { count: number; is_exact: boolean }
/** Where the next and the previous page of a cursor list start (SES-057), and how many entries there are where that was asked. */
export type CursorMeta = { next_cursor: string | null; prev_cursor: string | null; total?: Total }

/** Calls of a portal may name it; off the admin portal's host it must be the host's own (SES-055). */
export const refererPortal = { referer_portal_id: v.optional(idParam()) }
