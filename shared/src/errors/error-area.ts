export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 409
  | 410
  | 412
  | 413
  | 415
  | 419
  | 422
  | 423
  | 429
  | 500
  | 502
  | 503
  | 507

/**
 * Why somebody is refused. `right`: they asked for what they have no right to. `login`: they failed to prove who they are. `state`: how
 * something stands. A right that somebody signed in was refused is in the activity log, and so is a failed login but those of GET calls.
 */
export type RefusalKind = 'right' | 'login' | 'state'

/** A 403 without its kind does not compile. */
export type ErrorEntry =
  | { readonly status: 403; readonly kind: RefusalKind; readonly message: string }
  | { readonly status: Exclude<ErrorStatus, 403>; readonly kind?: 'right' | 'login'; readonly message: string }

/** One area of the catalog: code to HTTP status and the sentence people read. */
export type ErrorArea = Readonly<Record<string, ErrorEntry>>
