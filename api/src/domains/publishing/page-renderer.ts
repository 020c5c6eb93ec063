import type { Hono } from 'hono'
import type { Services } from '../../kernel/services.ts'
import { publishFrame } from './publish-frame.ts'
import { createRenderer, type Renderer } from './render.ts'

/** Renders data into pages: the API in process, and a warm renderer that reads from it. */
export type PageRenderer = { app: Hono; renderer: Renderer }

const pageRenderers = new WeakMap<Services, Promise<PageRenderer>>()

/** Returns the process's page renderer. The first page warms it up and copies the files that all pages need. */
export function pageRendererOf(services: Services): Promise<PageRenderer> {
  const running = pageRenderers.get(services)
  if (running) return running
  const starting = startPageRenderer(services)
  pageRenderers.set(services, starting)
  // A missing build may exist by the next attempt.
  starting.catch(() => pageRenderers.delete(services))
  return starting
}

async function startPageRenderer(services: Services): Promise<PageRenderer> {
  publishFrame(services.config)
  return { app: services.createApi(services), renderer: await createRenderer() }
}
