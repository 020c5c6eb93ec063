/** Limits per process and per visitor (OP-114). */
export const limits = {
  /** the protocol's own limit per event */
  message_bytes: 10_240,
  sockets: 20_000,
  /** enough for a school behind one IP address */
  sockets_an_address: 1_000,
  /** limit of sockets that have not proved a session; our own pages do so right after connecting */
  anonymous_sockets: 10_000,
  anonymous_sockets_an_address: 200,
  /** how long a socket may stay without a session; every channel requires one */
  anonymous_s: 60,
  channels_a_socket: 100,
  messages_in_10_s: 200,
  /** a client with more than this unsent is disconnected; it fetches again when it reconnects */
  unsent_bytes: 1_048_576,
} as const

/** Seconds of silence after which each side pings the other. */
export const activity_timeout_s = 30
/** A ping unanswered for this long ends the connection. */
export const pong_timeout_s = 30
