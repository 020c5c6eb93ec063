import { createHash } from 'node:crypto'

/** An inline script as a content policy names it. */
export const hashOf = (script: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`
