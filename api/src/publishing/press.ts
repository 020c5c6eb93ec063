import type { Hono } from 'hono'
import { createApp } from '../app.ts'
import type { Services } from '../kernel/services.ts'
import { publishFrame } from './publish-frame.ts'
import { createRenderer, type Renderer } from './render.ts'

/** What turns data into pages: the API in process, and the warm renderer that reads it. */
export type Press = { app: Hono; renderer: Renderer }

const presses = new WeakMap<Services, Promise<Press>>()

/** The press of a process, warmed up at its first page; the files that all pages lean on are put in place then. */
export function pressOf(services: Services): Promise<Press> {
  const running = presses.get(services)
  if (running) return running
  const starting = openPress(services)
  presses.set(services, starting)
  // A build that was missing may be there at the next try.
  starting.catch(() => presses.delete(services))
  return starting
}

async function openPress(services: Services): Promise<Press> {
  publishFrame(services.config)
  return { app: createApp(services), renderer: await createRenderer() }
}
