import pLimit from 'p-limit'

type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Decodes one uploaded picture at a time in this process. A large one takes a core for seconds and hundreds of megabytes, and sign-ins
 * wait for the same threads. What the worker's lane of pictures encodes takes turns there.
 */
export const decodeInTurn: InTurn = pLimit(1)

/** The same for pictures that a PDF prints, which wait for no upload. */
export const printInTurn: InTurn = pLimit(1)
