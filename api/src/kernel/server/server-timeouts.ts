/** How long our servers wait for a visitor's data. An upload may take any time as long as bytes keep arriving. */
export type ServerTimeouts = {
  /** for a request's entire head */
  headers_ms: number
  /** for the next byte of a body */
  body_idle_ms: number
  /** the average rate a body must reach after that time */
  least_bytes_a_second: number
}

export const defaultTimeouts: ServerTimeouts = { headers_ms: 10_000, body_idle_ms: 20_000, least_bytes_a_second: 500 }
