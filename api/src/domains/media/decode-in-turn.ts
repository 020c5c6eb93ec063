import { fairQueue } from '../../kernel/fair-turns.ts'

/**
 * Decodes one uploaded picture at a time per process, in fair turns: a large one takes a core for seconds and hundreds of megabytes, and sign-ins
 * need the same threads. The worker's picture lane queues its own encoding.
 */
export const decodeInTurn = fairQueue().inTurn

/** The same for pictures printed in PDFs, so they do not wait for uploads. */
export const printInTurn = fairQueue().inTurn
