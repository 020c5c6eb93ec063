import type { Hono } from 'hono'
import type { Services } from '../../kernel/services.ts'
import { publishFrame } from './publish-frame.ts'
import { createRenderer, type Renderer } from './render.ts'

/** What turns data into pages: the API in process, and the warm renderer that reads it. */
export type PageRenderer = { app: Hono; renderer: Renderer }

const pageRenderers = new WeakMap<Services, Promise<PageRenderer>>()

/** The page renderer of a process, warmed up at its first page; the files that all pages need are put in place then. */
export function pageRendererOf(services: Services): Promise<PageRenderer> {
  const running = pageRenderers.get(services)
  if (running) return running
  const starting = startPageRenderer(services)
  pageRenderers.set(services, starting)
  // A missing build may exist at the next try.
  starting.catch(() => pageRenderers.delete(services))
  return starting
}

async function startPageRenderer(services: Services): Promise<PageRenderer> {
  publishFrame(services.config)
  return { app: services.createApi(services), renderer: await createRenderer() }
}
