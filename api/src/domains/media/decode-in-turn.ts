import { fairQueue } from '../../kernel/fair-turns.ts'

/**
 * Decodes one uploaded picture at a time in this process, in fair turns. A large one takes a core for seconds and hundreds of megabytes,
 * and sign-ins wait for the same threads. What the worker's lane of pictures encodes takes turns there.
 */
export const decodeInTurn = fairQueue().inTurn

/** The same for pictures that a PDF prints, which wait for no upload. */
export const printInTurn = fairQueue().inTurn
