import { list_portal_announcements } from '@portico/shared/contract/announcements.ts'
import type { APIRoute } from 'astro'

/** What the banner says now; pages ask for it, so that none is written again when it changes. */
export const GET: APIRoute = async ({ locals: { call } }) =>
  new Response(JSON.stringify(await call(list_portal_announcements)), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
