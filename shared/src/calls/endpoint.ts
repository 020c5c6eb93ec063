import * as v from 'valibot'
import type { Action } from '../access/grants.ts'
import type { ErrorCode } from '../errors/catalog.ts'
import { errorMessage } from '../errors/message.ts'
import { isDay } from '../schemas/dates.ts'
import { idParam as idText } from '../schemas/numbers.ts'

type Schema = v.GenericSchema<unknown, unknown>
type Entries = v.ObjectSchema<v.ObjectEntries, undefined>

/** One call of the API. Defaults: session required, JSON body, CSRF checked, one transaction. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api, with :params. */
  readonly path: string
  readonly summary: string
  /** Action that the actor's role must allow; 'public' if anyone may make the call. */
  readonly action: Action | 'public'
  readonly auth?: 'session' | 'public' | 'signature' | 'launch'
  readonly body_kind?: 'json' | 'form' | 'form_or_json' | 'raw'
  /** Maximum body size if it differs from the 256 kB of a JSON document; required for raw bodies. */
  readonly body_limit_bytes?: number
  readonly csrf?: false
  readonly tx?: false
  /**
   * `file`: raw bytes (a PDF) instead of the envelope. `redirect`: 302 to the target. `paged`: a cursor list with `meta` next to `data`. `bare`: the
   * output without an envelope, for a foreign protocol.
   */
  readonly answers?: 'file' | 'redirect' | 'paged' | 'bare'
  /** The MIME type of the file; a PDF by default. */
  readonly file_type?: 'text/csv' | 'application/zip' | 'text/calendar'
  /** A POST that changes nothing (a quote); it is not recorded in the activity log. */
  readonly reads?: true
  /** A GET that also writes (settles an order, records a search), in transactions of its own; the surrounding one is read-only. */
  readonly writes?: true
  /**
   * For small changes that arrive in large numbers: shares a transaction with others of the same portal. Names the body field with the id of the row
   * to lock first.
   */
  readonly grouped_by?: 'related_id'
  /**
   * `before`: also allowed while the role's second factor is not proven. `changes`: sets up factors, so also allowed for a role that has none yet; an
   * account that has one must prove it first.
   */
  readonly second_factor?: 'before' | 'changes'
  /** Requires that the password or a passkey was entered again recently in this session. */
  readonly confirmed?: true
  /** Also available on a paused portal: signing in and out, and the content of the blocked page (TEN-012). */
  readonly when_blocked?: true
  /** For machines that know no portal (probes); answers on any host that reaches the process. */
  readonly any_host?: true
  /** Acts for the provider that the person belongs to and sees only its rows; names no portal (ROL-030). */
  readonly of_provider?: true
  readonly params?: Entries
  readonly query?: Entries
  readonly body?: Schema
  readonly output: Schema
  /** Fields of the current entry to include in a `general.changed_meanwhile` refusal; no others are sent. */
  readonly current?: Schema
  readonly errors: readonly ErrorCode[]
}

/**
 * Declares a call and keeps its exact types; `verb` in the API and `call` in the front ends both read them. A page bundles only the calls that it
 * makes.
 */
// @__NO_SIDE_EFFECTS__
export const endpoint = <const E extends Endpoint>(entry: E): E => entry

type In<S, Missing> = S extends Schema ? v.InferInput<S> : Missing
type Out<S, Missing> = S extends Schema ? v.InferOutput<S> : Missing
type Part<Name extends string, S> = S extends Schema
  ? {} extends v.InferInput<S>
    ? { [K in Name]?: v.InferInput<S> }
    : { [K in Name]: v.InferInput<S> }
  : {}

/** Input that a caller passes: only the parts that the call declares. */
export type Args<E extends Endpoint> = Part<'params', E['params']> & Part<'query', E['query']> & Part<'body', E['body']>
/** Parsed input that a handler receives. */
export type Input<E extends Endpoint> = {
  params: Out<E['params'], {}>
  query: Out<E['query'], {}>
  body: Out<E['body'], undefined>
}
/** Return value of a handler before validation. */
export type Result<E extends Endpoint> = E['answers'] extends 'file' | 'redirect'
  ? Response
  : E['answers'] extends 'paged'
    ? { data: In<E['output'], never>; meta: CursorMeta }
    : In<E['output'], never>
/** Result that a caller gets: the contents of `data`, for a cursor list also `meta`. */
export type Data<E extends Endpoint> = E['answers'] extends 'paged'
  ? { data: Out<E['output'], never>; meta: CursorMeta }
  : Out<E['output'], never>

export const id = () => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))
/** An id in a path or a query string; callers may also pass a number. */
export const idParam = () => v.pipe(v.union([v.string(), v.number()]), v.transform(String), idText)
/** An instant: a Date in the API, ISO 8601 in UTC on the wire. */
export const instant = () =>
  v.pipe(
    v.union([v.date(), v.string()]),
    v.transform((at) => (at instanceof Date ? at.toISOString() : at)),
    v.isoTimestamp(),
    v.check(isStorableInstant),
  )
/** True if the year in UTC has four digits and is not 0, and the day exists in the calendar. */
function isStorableInstant(at: string): boolean {
  const in_utc = Date.parse(at)
  return isDay(at.slice(0, 10)) && !Number.isNaN(in_utc) && isDay(new Date(in_utc).toISOString().slice(0, 10))
}
export const cents = () => v.pipe(v.number(), v.integer())
export const slugParam = () => v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,199}$/))

/** Number of matching entries; beyond the counting limit, a lower bound. */
export type Total = { count: number; is_exact: boolean }
/** Cursors of the next and previous page of a list (SES-057), and the total if it was requested. */
export type CursorMeta = { next_cursor: string | null; prev_cursor: string | null; total?: Total }

/** The id of a portal in a query string; an empty one means that none was selected (ERR-031). */
export const portalIdParam = () =>
  v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty(errorMessage('portals.empty')), idText)

/** Calls of a portal may name it; on hosts other than the admin portal's, it must be the host's own (SES-055). */
export const refererPortal = { referer_portal_id: v.optional(portalIdParam()) }
