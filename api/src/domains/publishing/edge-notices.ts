import { setTimeout as pause } from 'node:timers/promises'

/** How long an edge goes on answering with a file from memory before it asks the disk whether that is still the one, in ms. */
export const edgeTrustsFiles_ms = 5

/** Resolves once no edge answers any more with what a file was before; whoever reports that a page is up or gone waits for it. */
export const noticedByEdges = (): Promise<void> => pause(edgeTrustsFiles_ms + 2)
