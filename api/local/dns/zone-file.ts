import { existsSync, readFileSync } from 'node:fs'
import type { Zone } from './start-dns.ts'

/** The records in a file, `{ "name": { "txt": ["…"], "cname": "…" } }`, read anew for each question; none while it is missing or being written. */
export function zoneFile(file: string): () => Zone {
  return () => {
    try {
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Zone) : {}
    } catch {
      return {}
    }
  }
}
