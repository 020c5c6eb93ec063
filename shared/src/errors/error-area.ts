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

export type ErrorEntry = { readonly status: ErrorStatus; readonly message: string }

/** One area of the catalog: code to HTTP status and the sentence people read. */
export type ErrorArea = Readonly<Record<string, ErrorEntry>>
