/** How long a server of ours waits for what a visitor sends. An upload may take any time while bytes keep arriving. */
export type ServerTimeouts = {
  /** for all of a request's head */
  headers_ms: number
  /** for the next byte of a body */
  body_idle_ms: number
  /** what a body must bring on average once that time is over */
  least_bytes_a_second: number
}

export const defaultTimeouts: ServerTimeouts = { headers_ms: 10_000, body_idle_ms: 20_000, least_bytes_a_second: 500 }
