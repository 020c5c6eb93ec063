import pLimit from 'p-limit'

/**
 * Decodes one uploaded or printed picture at a time in this process. A large one takes a core for seconds and hundreds of megabytes, and
 * sign-ins wait for the same threads. What the worker's lane of pictures encodes takes turns there.
 */
export const decodeInTurn: <T>(work: () => Promise<T>) => Promise<T> = pLimit(1)
