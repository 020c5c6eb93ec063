import pLimit from 'p-limit'

/**
 * Decodes one whole picture at a time in this process. A large one takes a core for seconds and hundreds of megabytes, and sign-ins wait for
 * the same threads.
 */
export const decodeInTurn: <T>(work: () => Promise<T>) => Promise<T> = pLimit(1)
