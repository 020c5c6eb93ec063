import { setTimeout as pause } from 'node:timers/promises'

/** How long an edge serves a file from memory, in ms, before it checks the disk for a newer one. */
export const edgeTrustsFiles_ms = 5

/** Resolves once no edge can still serve the old version of a file. Await this before reporting that a page is up or gone. */
export const untilEdgesReread = (): Promise<void> => pause(edgeTrustsFiles_ms + 2)
