import type { Scope } from '../guards/scopes.ts'
import type { PageRules } from './page.ts'

/** A page of the admin app, for people with one of these permissions or roles. */
export const staff = (...requires: readonly Scope[]) =>
  ({
    app: 'admin',
    layout: 'default',
    guards: ['auth'],
    scopes: { requires },
    portals: 'all',
    shows: [],
    in_sitemap: false,
    crawl: 'closed',
  }) as const satisfies PageRules

/** Paths below a given one. */
export const below = (path: string, ...children: readonly string[]): string[] =>
  children.map((child) => `${path}/${child}`)
