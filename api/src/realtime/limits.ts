/** Limits of one process and of one visitor (OP-114). */
export const limits = {
  /** the protocol's own bound of an event */
  message_bytes: 10_240,
  sockets: 20_000,
  /** a school behind one address still fits */
  sockets_an_address: 1_000,
  /** of these, sockets that have not proved a session: a page of ours does so right after it has connected */
  anonymous_sockets: 10_000,
  anonymous_sockets_an_address: 200,
  /** how long one may stay without a session; every channel needs one */
  anonymous_s: 60,
  channels_a_socket: 100,
  messages_in_10_s: 200,
  /** a client with more than this waiting to be sent is disconnected; it fetches again when it reconnects */
  unsent_bytes: 1_048_576,
} as const

/** Seconds of silence after which each side pings the other. */
export const activity_timeout_s = 30
/** A ping unanswered for this long ends the connection. */
export const pong_timeout_s = 30
