import { createHash } from 'node:crypto'

/** The hash of an inline script as written in a content security policy. */
export const hashOf = (script: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`
