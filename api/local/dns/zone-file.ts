import { existsSync, readFileSync } from 'node:fs'
import type { Zone } from './start-dns.ts'

/**
 * Reads the records from a file, `{ "name": { "txt": ["…"], "cname": "…" } }`, again for each query; returns none while the file is missing or being
 * written.
 */
export function zoneFile(file: string): () => Zone {
  return () => {
    try {
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Zone) : {}
    } catch {
      return {}
    }
  }
}
