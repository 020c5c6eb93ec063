import { list_portal_announcements } from '@portico/shared/contract/portals/announcements.ts'
import type { APIRoute } from 'astro'

/** Current banner announcements. Pages load this file, so that none is rendered again when they change. */
export const GET: APIRoute = async ({ locals: { call } }) =>
  new Response(JSON.stringify(await call(list_portal_announcements)), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
